import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { applyPreferences } from "./lib/preferences.svelte";

applyPreferences();
const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the app");
mount(App, { target });
