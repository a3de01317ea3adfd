/**
 * Runs before anything is painted, so that no page shows itself in the wrong colours first. A
 * script of its own, which imports nothing: it blocks the page. It is built as a classic script.
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
