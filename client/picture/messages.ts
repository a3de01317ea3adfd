import type { GameCode } from "#engine/code";
import type { Faces } from "./brush";
import type { HeadWords } from "./draw";
import type { Look } from "./palette";

/** What a picture is to be made of. */
export interface PictureOrder {
  readonly code: GameCode;
  readonly actions: string;
  readonly head: HeadWords;
  readonly look: Look;
  readonly faces: Faces;
}

/** What is heard of its making. */
export type PictureNews =
  | { readonly id: "progress"; readonly part: number }
  | { readonly id: "done"; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly id: "failed" };
