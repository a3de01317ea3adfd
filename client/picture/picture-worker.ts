/** Draws a moving picture beside the page's thread. */
import { makeFilm } from "../replay/film";
import { makeBrush } from "./brush";
import { drawFilm } from "./draw";
import type { PictureNews, PictureOrder } from "./messages";

const tell = (news: PictureNews) => postMessage(news);

addEventListener("message", ({ data }: MessageEvent<PictureOrder>) => {
  const { code, actions, head, look, faces } = data;
  const film = makeFilm(code, actions);
  const brush = typeof OffscreenCanvas === "undefined" ? null : makeBrush(look, faces);
  if (film === null || brush === null) return tell({ id: "failed" });
  const progress = (part: number) => tell({ id: "progress", part });
  tell({ id: "done", bytes: drawFilm(film, head, look, brush, progress) });
});
