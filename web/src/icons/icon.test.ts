import { expect, test } from "vitest";
import { iconFor } from "./icon";

async function drawn(name: string, types: string[]): Promise<string> {
  await expect.poll(() => iconFor(name, types)).toBeTruthy();
  return iconFor(name, types);
}

test("a card has its own drawing once its group has come", async () => {
  expect(iconFor("Cellar", ["Action"])).toBe("");
  expect(await drawn("Cellar", ["Action"])).toMatch(/^[Mm]/);
  expect(iconFor("Moat", ["Action", "Reaction"])).not.toBe(iconFor("Cellar", ["Action"]));
});

test("a card of other people's sets takes the drawing of its most telling type", async () => {
  const attack = await drawn("Somebody's Card", ["Action", "Attack"]);
  expect(attack).not.toBe(iconFor("Somebody's Village", ["Action"]));
  expect(iconFor("Nothing at all", ["Unheard of"])).toBe("");
});
