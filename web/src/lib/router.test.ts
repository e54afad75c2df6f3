import { expect, test } from "vitest";
import { go, partsOf, place } from "./router.svelte";

test("a path in parts, with names as they are written", () => {
  expect(partsOf("/")).toEqual([]);
  expect(partsOf("/cards/King's%20Court/")).toEqual(["cards", "King's Court"]);
  expect(partsOf("/cards/Catapult%2FRocks")).toEqual(["cards", "Catapult/Rocks"]);
  expect(partsOf("/t/100%")).toEqual(["t", "100%"]);
});

test("links within the house change the page; the server's own addresses are left alone", () => {
  document.body.innerHTML = `<a id="here" href="/about">x</a><a id="file" href="/api/tables/a/record">x</a><a id="new" target="_blank" href="/cards">x</a>`;
  const click = (id: string): boolean => document.getElementById(id)!.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  document.addEventListener("click", (event) => event.preventDefault(), { once: false, capture: false });
  expect(click("here")).toBe(false);
  expect(place.path).toBe("/about");
  click("file");
  click("new");
  expect(place.path).toBe("/about");
  go("/cards#q=moat");
  expect([place.path, place.hash]).toEqual(["/cards", "#q=moat"]);
});
