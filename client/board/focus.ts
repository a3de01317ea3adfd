/** Gives the focus to the board, at the place that had it last. */
export function focusBoard(): void {
  document.querySelector<HTMLElement>(".board [data-place][tabindex='0']")?.focus();
}
