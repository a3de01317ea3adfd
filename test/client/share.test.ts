import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Shared, share } from "../../client/share/share";

const game: Shared = {
  title: "Crescent",
  text: "I won this game in 131 moves.",
  url: "https://example.org/CR1-N-CRESCEN/6oovp3dbrv",
};
const copied = `${game.text}\n${game.url}`;

/** Replaces one of the navigator's parts, or takes it away. */
function platform(name: "share" | "canShare" | "clipboard", value: unknown) {
  Object.defineProperty(navigator, name, { value, configurable: true, writable: true });
}

describe("share", () => {
  const writeText = vi.fn();

  beforeEach(() => {
    writeText.mockReset().mockResolvedValue(undefined);
    platform("share", undefined);
    platform("canShare", undefined);
    platform("clipboard", { writeText });
  });
  afterEach(() => vi.restoreAllMocks());

  it("gives all three to the system's sheet", async () => {
    const sheet = vi.fn().mockResolvedValue(undefined);
    platform("share", sheet);
    expect(await share(game)).toBe("shared");
    expect(sheet).toHaveBeenCalledWith(game);
    expect(writeText).not.toHaveBeenCalled();
  });

  it("copies nothing when the person closes the sheet", async () => {
    platform("share", vi.fn().mockRejectedValue(new DOMException("", "AbortError")));
    expect(await share(game)).toBe("cancelled");
    expect(writeText).not.toHaveBeenCalled();
  });

  it("copies where there is no sheet", async () => {
    expect(await share(game)).toBe("copied");
    expect(writeText).toHaveBeenCalledWith(copied);
  });

  it("copies where the sheet refuses or can't take it", async () => {
    platform("share", vi.fn().mockRejectedValue(new DOMException("", "NotAllowedError")));
    expect(await share(game)).toBe("copied");
    platform("canShare", () => false);
    expect(await share(game)).toBe("copied");
    expect(navigator.share).toHaveBeenCalledTimes(1);
    expect(writeText).toHaveBeenCalledTimes(2);
  });

  describe("without the asynchronous clipboard", () => {
    const selected: (string | undefined)[] = [];
    let works = true;
    beforeEach(() => {
      selected.length = 0;
      works = true;
      platform("clipboard", undefined);
      document.execCommand = vi.fn(() => {
        selected.push(document.querySelector("textarea")?.value);
        return works;
      });
    });

    it("copies from a field that is gone afterwards, and gives the focus back", async () => {
      document.body.innerHTML = "<button>share</button>";
      const button = document.querySelector("button") as HTMLButtonElement;
      button.focus();
      expect(await share(game)).toBe("copied");
      expect(selected).toEqual([copied]);
      expect(document.querySelector("textarea")).toBeNull();
      expect(document.activeElement).toBe(button);
    });

    it("puts the field into an open dialog, outside of which nothing takes the focus", async () => {
      document.body.innerHTML = "<dialog open><button>share</button></dialog>";
      document.querySelector("button")?.focus();
      let parent: string | undefined;
      document.execCommand = () => {
        parent = document.querySelector("textarea")?.parentElement?.tagName;
        return true;
      };
      expect(await share(game)).toBe("copied");
      expect(parent).toBe("DIALOG");
    });

    it("says when nothing worked", async () => {
      works = false;
      expect(await share(game)).toBe("failed");
    });
  });
});
