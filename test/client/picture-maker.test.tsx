import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { share } from "#i18n/en/share";
import { PictureMaker } from "../../client/picture/PictureMaker";
import { speak, speakMore } from "../../client/texts";
import { CRESCEN, crescenFilm } from "./replay-support";

const film = crescenFilm();
const words = share.picture;
const GIF = Uint8Array.from([0x47, 0x49, 0x46]);

/** What makes the picture; the browser tests have the true one. */
class Maker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  postMessage() {
    queueMicrotask(() => this.onmessage?.({ data: { id: "done", bytes: GIF } }));
  }
  terminate() {}
}

let shared: unknown[];
beforeEach(async () => {
  shared = [];
  vi.stubGlobal("Worker", Maker);
  await speak("en");
  await speakMore();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const name of ["share", "canShare"]) Reflect.deleteProperty(navigator, name);
});

/** Gives the browser a sheet that shares files, or (false) one that does not. */
function sheet(files: boolean, outcome = () => Promise.resolve()) {
  Object.assign(navigator, {
    canShare: (data: ShareData) => files || data.files === undefined,
    share: (data: ShareData) => {
      shared.push(data);
      return outcome();
    },
  });
}
const saves = () => screen.findByRole("button", { name: words.save });
const sends = () => screen.queryByRole("button", { name: words.send });

describe("a moving picture that is ready", () => {
  it("is sent as a file where the browser can, and can be kept all the same", async () => {
    sheet(true);
    render(<PictureMaker film={film} />);
    await saves();
    fireEvent.click(sends() as HTMLElement);
    const [{ files, title }] = shared as [{ files: File[]; title: string }];
    expect(title).toContain(CRESCEN.code);
    expect(files.map(({ name, type, size }) => [name, type, size])).toEqual([
      [`${CRESCEN.code}.gif`, "image/gif", GIF.length],
    ]);
  });

  it("stays there to be kept when nobody was chosen to send it to", async () => {
    sheet(true, () => Promise.reject(new DOMException("", "AbortError")));
    render(<PictureMaker film={film} />);
    await saves();
    fireEvent.click(sends() as HTMLElement);
    await Promise.resolve();
    expect(screen.getByRole("button", { name: words.save })).toBeTruthy();
  });

  it.each([
    ["shares no files", () => sheet(false)],
    ["shares nothing", () => undefined],
  ])("is kept as a file where the browser %s", async (_, prepare) => {
    prepare();
    const click = vi
      .spyOn(HTMLAnchorElement.prototype, "click")
      .mockImplementation(() => undefined);
    vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:x");
    render(<PictureMaker film={film} />);
    fireEvent.click(await saves());
    expect(sends()).toBe(null);
    expect(click).toHaveBeenCalledOnce();
    expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe(`${CRESCEN.code}.gif`);
  });
});
