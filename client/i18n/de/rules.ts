/** German for the page of rules; terms: glossary.md. */
import type { RulesTexts } from "../en/rules";
import { table } from "./settings";

export const rules: RulesTexts = {
  title: "So spielt man Crescent",
  description:
    "Alle Regeln von Crescent, der Patience mit zwei Kartenspielen, 16 Stapeln, 8 Fundamenten und drei Neuausteilungen, mit Bildern aus einer echten Partie.",
  contents: "Auf dieser Seite",
  sections: {
    brief: {
      heading: "In Kürze",
      text: [
        "Zwei Kartenspiele, 16 Stapel im Hufeisen, 8 Fundamente. Bring alle 104 Karten auf die Fundamente: Vier wachsen vom Ass bis zum König, vier vom König bis zum Ass, jedes in einer Farbe.",
        "Unterwegs wandern die Karten einzeln von Stapel zu Stapel, immer auf eine Karte derselben Farbe und eines benachbarten Werts. Kommst du nicht weiter, holt eine Neuausteilung die unterste Karte jedes Stapels nach oben; drei davon gibt es in einer Partie.",
      ],
    },
    setup: {
      heading: "Die Ausgangslage",
      text: [
        "Crescent braucht zwei volle Kartenspiele: 104 Karten, jede doppelt. Vor dem Geben werden ein Ass und ein König jeder Farbe ausgelegt. Sie sind die Grundkarten der acht Fundamente. Die übrigen 96 Karten werden gemischt und offen auf 16 Stapel zu je sechs verteilt.",
        "Die Stapel bilden ein Hufeisen: vier im linken Arm, acht in der oberen Reihe, vier im rechten Arm. Gezählt wird vom unteren Ende des linken Arms nach oben, die obere Reihe entlang und den rechten Arm hinunter. Innen liegen die Fundamente: die aufsteigenden in der ersten Reihe, die absteigenden darunter, beide in der Folge Pik, Herz, Karo, Kreuz.",
        "Von jedem Stapel siehst du die oberste Karte, darunter die Nummer des Stapels und wie viele Karten er hat. Keine Karte ist verdeckt, nichts ist geheim: Du darfst jederzeit in einen Stapel sehen.",
      ],
    },
    moves: {
      heading: "Züge zwischen den Stapeln",
      text: [],
      points: [
        "Es zieht immer nur eine Karte, und nur eine, die oben liegt.",
        "Sie geht auf einen anderen Stapel, dessen oberste Karte dieselbe Farbe hat und einen Wert höher oder niedriger ist: die Herz-8 auf eine Herz-9 oder eine Herz-7.",
        "Auf den Stapeln laufen die Werte im Kreis: Ein Ass geht auf den König seiner Farbe und ein König auf das Ass.",
        "Ein Stapel fasst höchstens 13 Karten.",
        "Ein Stapel, der seine letzte Karte verloren hat, bleibt bis zum Ende der Partie leer. Damit fehlt jedes Mal ein Platz zum Ablegen, also überleg es dir gut, bevor du einen leerst.",
      ],
    },
    foundations: {
      heading: "Die Fundamente",
      text: [],
      points: [
        "Die vier aufsteigenden Fundamente beginnen mit dem Ass und nehmen die 2, die 3 und so weiter bis zum König ihrer Farbe.",
        "Die vier absteigenden beginnen mit dem König und nehmen die Dame, den Buben und so weiter bis zum Ass ihrer Farbe.",
        "Hier laufen die Werte nicht im Kreis: Auf den König eines aufsteigenden und auf das Ass eines absteigenden Fundaments geht nichts mehr.",
        "Von einem Fundament kommt keine Karte auf einen Stapel zurück. Auf das andere Fundament ihrer Farbe darf sie wechseln, wenn sie dort die nächste ist.",
        "Die Grundkarte, das Ass oder der König, mit dem das Fundament begann, bleibt immer liegen.",
      ],
    },
    redeal: {
      heading: "Die Neuausteilung",
      text: [
        "Eine Neuausteilung nimmt von jedem Stapel mit zwei oder mehr Karten die unterste und legt sie obenauf. Die anderen Karten behalten ihre Reihenfolge, und alle Stapel tun es gleichzeitig.",
        "In einer Partie gibt es drei Neuausteilungen; die Taste zeigt, wie viele noch übrig sind. Eine Neuausteilung zählt nicht als Zug, aber sie zieht einen Schlussstrich: Züge vor ihr lassen sich nicht mehr zurücknehmen.",
      ],
    },
    undo: {
      heading: "Zurücknehmen und wiederholen",
      text: [
        "Die letzten 100 Züge lassen sich einzeln zurücknehmen, und die Zahl der Züge sinkt mit. Was du zurückgenommen hast, kannst du wiederholen, solange du keinen anderen Zug machst. Nach einer Neuausteilung beginnt der Verlauf von vorn.",
      ],
    },
    end: {
      heading: "Das Ende der Partie",
      text: [
        "Du hast gewonnen, wenn auf jedem der acht Fundamente 13 Karten liegen, also alle 104 dort sind.",
        "Die Partie ist festgefahren, wenn keine Karte mehr ziehen kann und keine Neuausteilung übrig ist, die etwas ändern würde. Das Spiel sagt es dir und bietet an, den letzten Zug zurückzunehmen oder ein neues Spiel zu beginnen. Solange sich noch eine Karte bewegen kann, und sei es nur hin und her, geht die Partie weiter.",
      ],
    },
    example: {
      heading: "Eine Beispielpartie",
      text: [
        "Hier kannst du einer ganzen Partie folgen, von der Ausgangslage bis zur letzten Karte. Zuerst werden die Karten einer Farbe auf wenigen Stapeln gesammelt, damit sie später eine nach der anderen auf die Fundamente können. Geben die Stapel nichts Nützliches mehr her, bringt eine Neuausteilung andere Karten nach oben. Die Fundamente wachsen am Anfang langsam und am Ende schnell.",
      ],
    },
    table: {
      heading: "Am Tisch",
      text: [],
      points: [
        "Tippe auf einen Stapel: Gibt es für seine oberste Karte genau einen Platz, geht sie dorthin. Gibt es mehrere, ist der Stapel ausgewählt, und du tippst dahin, wo die Karte liegen soll. Du kannst sie auch ziehen.",
        "Ein Doppeltipp schickt eine Karte auf ein Fundament, das sie nimmt.",
        "Eine Karte, die irgendwo zwischen den Fundamenten losgelassen wird, findet das ihrer Farbe, das sie nimmt; nehmen sie beide, ist es das nähere.",
        "Punkte gibt es nicht. Gezählt werden Züge und Zeit; die Uhr läuft ab deiner ersten Aktion und ruht, während du woanders bist.",
      ],
    },
    refusals: {
      heading: "Wenn ein Zug nicht geht",
      text: [
        "Ein Zug gegen die Regeln ändert nichts, und das Spiel sagt dir, warum. Treffen mehrere Gründe zu, hörst du den, der hier weiter oben steht.",
        `Die Gründe werden angezeigt, solange die Einstellung „${table.choices.reasons.name}“ eingeschaltet ist, und das ist sie zunächst; anderswo nennt man das interaktive Regeln. Ist sie aus, kehrt die Karte einfach zurück. Bildschirmleser sagen den Grund in jedem Fall.`,
      ],
    },
    codes: {
      heading: "Spielcodes und Links",
      text: [
        "Jedes Spiel hat einen Code wie CR1-\u2060N-\u2060AAAAAAB, der genau diese Karten zurückbringt, auf jedem Gerät und für immer. Kleinbuchstaben und fehlende Bindestriche machen nichts, und die sieben Buchstaben allein genügen.",
        "Über den Link eines Spiels spielen Freunde mit denselben Karten. Wenn du gewinnst, bekommt auch deine Partie einen Link: Wer ihn öffnet, sieht sie Schritt für Schritt.",
      ],
    },
    variants: {
      heading: "Was hier nicht gespielt wird",
      text: [
        "Dies sind die klassischen Regeln, wie sie in Büchern über Patiencen stehen. Zwei Varianten, von denen du vielleicht liest, gibt es hier nicht: Crescent Four mit einer vierten Neuausteilung und ein Spiel, bei dem nur die obersten Karten der Stapel offen liegen.",
      ],
    },
  },
  refusals: {
    "empty-source": "Der Stapel, von dem du eine Karte nehmen willst, ist leer.",
    "base-locked": "Auf dem Fundament liegt nur die Karte, mit der es begann.",
    "foundation-to-pile": "Du willst eine Karte von einem Fundament auf einen Stapel legen.",
    "same-place": "Die Karte wurde dahin zurückgelegt, wo sie herkam.",
    "empty-pile": "Der Stapel hat seine letzte Karte verloren.",
    "pile-full": "Auf dem Stapel liegen 13 Karten.",
    "different-suit":
      "Die Karte hat eine andere Farbe als die oberste Karte des Stapels oder als das Fundament.",
    "wrong-rank":
      "Die Farbe stimmt, aber die Karte passt im Wert nicht zur obersten Karte des Stapels; bei einem Fundament hörst du stattdessen, dass sie nicht die nächste ist.",
    "no-redeals": "Alle drei Neuausteilungen sind verbraucht.",
    "nothing-to-redeal": "Kein Stapel hat eine unterste Karte, die nach oben könnte.",
    "game-over": "Alle 104 Karten liegen auf den Fundamenten, es gibt nichts mehr zu spielen.",
  },
  example: {
    keys: "Blättere mit den Knöpfen unter dem Spielfeld. Hat einer von ihnen den Fokus, blättern auch die Pfeiltasten; Pos1 und Ende führen zum Anfang und zum Ende.",
    steps: "Alle Schritte in Worten",
  },
  figures: {
    inWords: "Das Bild in Worten",
    deal: "Das Spiel CR1-\u2060N-\u2060AAAAAAB. Unter jeder Karte: die Nummer des Stapels, dann die Zahl seiner Karten.",
    move: "Ass auf König, aus einer gewonnenen Partie: Im zehnten Zug geht das A♠ von Stapel 10 auf den K♠ von Stapel 14.",
    pile: "Stapel 1 bei der ersten Neuausteilung dieser Partie: Die 2♥ wandert von unten nach oben.",
    before: "Alle Stapel vor dieser Neuausteilung …",
    after: "… und danach: Auf jedem Stapel liegt die Karte, die zuunterst lag.",
    pileBefore: "Vorher, von unten nach oben",
    pileAfter: "Nachher, von unten nach oben",
  },
};
