import { useEffect, useState } from "preact/hooks";
import type { Film } from "../replay/film";
import { saveFile } from "../share/save-file";
import { useMore, useSpeech } from "../texts";
import { make, makeOrder } from "./order";

type Making = { readonly part: number } | { readonly file: File } | null | "cancelled";

/** Makes a replay's moving picture, then hands it on. */
export function PictureMaker({ film }: { film: Film }) {
  const { language } = useSpeech();
  const { share, viewer } = useMore();
  const words = share.picture;
  const [making, setMaking] = useState<Making>({ part: 0 });
  const [cancel, setCancel] = useState<(() => void) | null>(null);
  useEffect(() => {
    const { done, cancel: stop } = make(makeOrder(film, viewer, language), (part) =>
      setMaking({ part }),
    );
    setCancel(() => stop);
    done.then((bytes) => setMaking(bytes === null ? null : { file: fileOf(film, bytes) }));
    return stop;
  }, [film, language]);
  if (making === null) return <p role="alert">{words.failed}</p>;
  if (making === "cancelled") return <p role="status">{words.cancelled}</p>;
  if ("file" in making) return <Ready file={making.file} film={film} />;
  return (
    <div class="replay-sheet">
      <p>{words.about}</p>
      <progress value={making.part} aria-label={words.making} />
      <button
        type="button"
        class="button"
        onClick={() => {
          cancel?.();
          setMaking("cancelled");
        }}
      >
        {words.cancel}
      </button>
    </div>
  );
}

function fileOf({ replay }: Film, bytes: Uint8Array<ArrayBuffer>): File {
  return new File([bytes], `${replay.code}.gif`, { type: "image/gif" });
}

function Ready({ file, film }: { file: File; film: Film }) {
  const { share, viewer } = useMore();
  const words = share.picture;
  const { code } = film.replay;
  const shared = { files: [file], title: viewer.shareTitle(code) };
  const sharable = typeof navigator.canShare === "function" && navigator.canShare(shared);
  return (
    <div class="replay-sheet">
      <p role="status">{words.ready(Math.ceil(file.size / 1000))}</p>
      {sharable && (
        <button
          type="button"
          class="button main"
          onClick={() => navigator.share(shared).catch(() => undefined)}
        >
          {words.send}
        </button>
      )}
      <button
        type="button"
        class={sharable ? "button" : "button main"}
        onClick={() => saveFile(file)}
      >
        {words.save}
      </button>
    </div>
  );
}
