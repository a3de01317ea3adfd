/** The settings, as a person chooses them at the table. */
import type { Page } from "playwright-core";
import { table } from "#i18n/en/settings";
import { en } from "./words";

/** Opens the settings from the table's menu; they stay open. */
export async function openSettings(page: Page): Promise<void> {
  await page.getByRole("button", { name: en.play.table.menu, exact: true }).click();
  await page.getByRole("button", { name: table.settings.title }).click();
  await page.getByRole("dialog", { name: table.settings.title }).waitFor();
}

/** Chooses in the open settings. */
export async function choose(page: Page, group: string, choice: string): Promise<void> {
  const setting = page.getByRole("group", { name: group, exact: true });
  await setting.getByRole("radio", { name: choice, exact: true }).check();
}

/** Opens the settings, chooses, and closes them. */
export async function chooseOnce(page: Page, group: string, choice: string): Promise<void> {
  await openSettings(page);
  await choose(page, group, choice);
  await page.keyboard.press("Escape");
}
