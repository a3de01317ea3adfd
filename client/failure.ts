/**
 * Says that a part of the page can't be had, in a dialog that the server has written into the page;
 * the one who is told may load the page again, which changes nothing that is kept.
 */
export function tellFailure(): void {
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
