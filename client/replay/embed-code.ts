import type { GameCode } from "#engine/code";

/** The size at which an embedded replay is offered, in pixels; it fits any other. */
const WIDTH = 480;
const HEIGHT = 560;

/** The HTML with which another site shows a replay; `title` says what it is. */
export function embedCode(origin: string, code: GameCode, id: string, title: string): string {
  const src = `${origin}/embed/${code}/${id}`;
  return (
    `<iframe src="${src}" title="${escapeText(title)}" width="${WIDTH}" height="${HEIGHT}" ` +
    `style="border:0;max-width:100%" loading="lazy"></iframe>`
  );
}

function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
