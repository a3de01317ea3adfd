/** Italian for the page that says what share of the deals can be won; terms: glossary.md. */
import type { OddsTexts } from "../en/odds";

export const odds: OddsTexts = {
  title: "Quante partite si possono vincere",
  description:
    "Quale quota di tutte le partite di Crescent si può vincere, misurata su migliaia di partite, con la sua incertezza e il metodo.",
  lead: (share, low, high) =>
    `Una vittoria è conosciuta per il ${share} delle partite. La vera quota di quelle che si possono vincere sta fra il ${low} e il ${high}, con una confidenza del 95%.`,
  won: "Vittoria conosciuta",
  lost: "Perse, dimostrato",
  unknown: "Non si sa",
  unknownNote: (millions) =>
    `«Non si sa» vuol dire che in ${millions} milioni di posizioni non si è trovata né una vittoria né una prova che non ce ne sia. Una partita così non conta mai come persa: il limite inferiore le considera tutte perse, quello superiore tutte vinte.`,
  how: "Come è stato misurato",
  picked: (deals) =>
    `${deals} partite sono state scelte a caso fra tutti gli otto miliardi. Il programma ha cercato una vittoria di ciascuna, e ogni vittoria è stata rigiocata secondo le regole.`,
  again: (millions) =>
    `I comandi npm run odds e poi npm run odds -- --deepen ${millions} del codice sorgente misurano di nuovo le stesse partite, con lo stesso risultato.`,
  hardness: "Partite facili e difficili",
  hardnessText: (searches) =>
    `Ogni partita è stata tentata con ${searches} ricerche rapide che guardano poco. Più ne vincono, più è facile. Così sono graduate anche le partite del giorno: tutte si possono vincere, quelle del lunedì sono le più facili, quelle della domenica le più difficili.`,
  searches: "Ricerche rapide che vincono",
  share: "Quota delle partite",
  lengths: "Quante mosse richiede una vittoria",
  lengthsText: (deals, middle) =>
    `Per ${deals} delle partite una ricerca più lunga ha cercato una vittoria breve: metà ne ha richieste al massimo ${middle}. Forse ce ne sono di più brevi.`,
  moves: "Mosse",
  deals: "Partite",
};
