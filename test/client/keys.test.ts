import { describe, expect, it } from "vitest";
import { commandOf } from "../../client/play/keys";

const press = (key: string, code = "", modifiers = {}) =>
  commandOf({
    key,
    code,
    shiftKey: false,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    ...modifiers,
  });

describe("the table's keys", () => {
  it.each([
    ["u", "undo"],
    ["U", "undo"],
    ["y", "redo"],
    ["r", "redeal"],
    ["n", "newDeal"],
    ["p", "peek"],
    ["f", "home"],
    ["s", "status"],
    ["?", "help"],
    ["Escape", "deselect"],
  ])("%s: %s", (key, command) => expect(press(key)).toBe(command));

  it("count by their place on a keyboard that is not Latin", () => {
    expect(press("ו", "KeyU")).toBe("undo");
    expect(press("к", "KeyR")).toBe("redeal");
  });

  it("with control are what they are everywhere, and no others", () => {
    expect(press("z", "KeyZ", { ctrlKey: true })).toBe("undo");
    expect(press("z", "KeyZ", { metaKey: true, shiftKey: true })).toBe("redo");
    expect(press("y", "KeyY", { ctrlKey: true })).toBe("redo");
    expect(press("r", "KeyR", { ctrlKey: true })).toBe(null);
    expect(press("n", "KeyN", { metaKey: true })).toBe(null);
    expect(press("u", "KeyU", { altKey: true })).toBe(null);
  });

  it("leave all others alone", () => {
    for (const key of ["Tab", "Enter", " ", "F5", "x", "1"]) expect(press(key, key)).toBe(null);
  });
});
