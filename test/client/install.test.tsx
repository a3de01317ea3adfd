import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pwa } from "#i18n/en/pwa";
import { InstallItem } from "../../client/pwa/InstallItem";
import { installWay, listenForInstall } from "../../client/pwa/install";
import { speak, speakMore } from "../../client/texts";

beforeEach(async () => {
  await speak("en");
  await speakMore();
});
afterEach(() => {
  cleanup();
  installWay.value = null;
});

describe("installing", () => {
  it("is not offered where the browser can't", () => {
    listenForInstall();
    render(<InstallItem />);
    expect(screen.queryByRole("button")).toBe(null);
  });

  it("waits in the menu for who wants it, and asks once", async () => {
    listenForInstall();
    render(<InstallItem />);
    const prompt = vi.fn(async () => undefined);
    const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });
    act(() => void dispatchEvent(event));
    expect(event.defaultPrevented).toBe(true);
    expect(prompt).not.toHaveBeenCalled();
    fireEvent.click(await screen.findByRole("button", { name: pwa.install.title }));
    await waitFor(() => expect(screen.queryByRole("button")).toBe(null));
    expect(prompt).toHaveBeenCalledTimes(1);
  });

  it("is gone once it is done", async () => {
    listenForInstall();
    installWay.value = "ask";
    render(<InstallItem />);
    act(() => void dispatchEvent(new Event("appinstalled")));
    await waitFor(() => expect(screen.queryByRole("button")).toBe(null));
  });

  it("is told where it goes by hand", () => {
    installWay.value = "by-hand";
    render(<InstallItem />);
    expect(screen.getByRole("status").textContent).toBe("");
    fireEvent.click(screen.getByRole("button", { name: pwa.install.title }));
    expect(screen.getByRole("status").textContent).toBe(pwa.install.byHand);
  });
});
