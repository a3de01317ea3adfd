/**
 * Runs before anything is painted, so that no page shows itself in the wrong colours first, and
 * says it where the program or a part of it (failure.ts) can't be had. A script of its own, which imports nothing: it
 * blocks the page. It is built as a classic script.
 */
try {
  // The key of SETTINGS_KEY, the names of SHOWN; a test holds them together.
  const kept: unknown = JSON.parse(localStorage.getItem("crescent.settings") ?? "null");
  for (const name of ["theme", "table", "deck", "hand"]) {
    const choice = (kept as Record<string, unknown> | null)?.[name];
    if (typeof choice === "string" && /^[a-z]{1,9}$/.test(choice)) {
      document.documentElement.dataset[name] = choice;
    }
  }
} catch {
  // No storage, or nothing readable in it: the page is as it comes.
}

/** The one who is told may load the page again, which changes nothing that is kept. */
function tellFailure(): void {
  const template = document.querySelector<HTMLTemplateElement>("template#failure");
  if (template === null || document.querySelector("dialog.failure") !== null) return;
  document.body.append(document.importNode(template.content, true));
  const dialog = document.querySelector<HTMLDialogElement>("dialog.failure");
  dialog?.addEventListener("close", () => {
    dialog.remove();
    if (dialog.returnValue === "reload") location.reload();
  });
  dialog?.showModal();
}

addEventListener("failure", tellFailure);
addEventListener(
  "error",
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement)) return;
    if (document.readyState !== "loading") tellFailure();
    else addEventListener("DOMContentLoaded", tellFailure);
  },
  true,
);
