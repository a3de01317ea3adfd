import { useState } from "preact/hooks";
import { useMore } from "../texts";
import { Icon, type IconShape } from "../ui/Icon";
import { SHARE } from "../ui/sheet-icons";
import { copyText } from "./copy";
import { type Shared, share } from "./share";

interface ShareButtonProps extends Shared {
  /** What the button says and shows, where it is not simply "Share". */
  readonly label?: string;
  readonly icon?: IconShape;
  readonly class?: string;
}

/** Opens the share sheet, or copies and says so. */
export function ShareButton({ label, icon = SHARE, class: name, ...shared }: ShareButtonProps) {
  const words = useMore().sheets.sharing;
  const [copied, setCopied] = useState(false);
  return (
    <div class="share">
      <button
        type="button"
        class={name ?? "button main"}
        onClick={async () => setCopied((await share(shared)) === "copied")}
      >
        <Icon shape={icon} />
        {label ?? words.share}
      </button>
      <span class="hint" role="status">
        {copied ? words.copied : ""}
      </span>
    </div>
  );
}

/** An address to be seen and copied. */
export function CopyLink({ label, url }: { label: string; url: string }) {
  const words = useMore().sheets.sharing;
  const [copied, setCopied] = useState<boolean | null>(null);
  return (
    <div class="copy">
      <label>
        <span>{label}</span>
        <input dir="ltr" readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <button
        type="button"
        class="button"
        aria-label={`${words.copy}: ${label}`}
        onClick={async () => setCopied(await copyText(url))}
      >
        {words.copy}
      </button>
      <span class="hint" role="status">
        {copied === null ? "" : copied ? words.copied : words.copyByHand}
      </span>
    </div>
  );
}

/** The absolute address of a page, without a language: whoever opens it gets their own. */
export function addressOf(path: string): string {
  return `${location.origin}/${path}`;
}
