import { render } from "preact";
import { useEffect } from "preact/hooks";
import type { Language } from "#i18n/languages";
import { SettingsSheet } from "../settings/SettingsSheet";
import { speak, speakMore, useSpeech } from "../texts";

/** Opens the settings over a page that the server has written in a language. */
export async function open(written: Language): Promise<void> {
  await speak(written);
  await speakMore();
  // Pressed twice while the code was on its way.
  if (document.querySelector("dialog") !== null) return;
  const place = document.createElement("div");
  document.body.append(place);
  const close = () => {
    render(null, place);
    place.remove();
  };
  render(<Settings written={written} onClose={close} />, place);
}

/** Another language is another page; its address asks for it already. */
function Settings({ written, onClose }: { written: Language; onClose: () => void }) {
  const { language } = useSpeech();
  useEffect(() => {
    if (language !== written) location.reload();
  }, [language]);
  return <SettingsSheet onClose={onClose} />;
}
