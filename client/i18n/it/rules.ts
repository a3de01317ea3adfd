/** Italian for the page of rules; terms: glossary.md. */
import type { RulesTexts } from "../en/rules";
import { table } from "./settings";

export const rules: RulesTexts = {
  title: "Come si gioca a Crescent",
  description:
    "Tutte le regole di Crescent, il solitario con due mazzi, 16 pile, 8 basi e tre ridistribuzioni, con i diagrammi di una partita vera.",
  contents: "In questa pagina",
  sections: {
    brief: {
      heading: "In breve",
      text: [
        "Due mazzi di carte, 16 pile a ferro di cavallo, 8 basi. Porta tutte le 104 carte nelle basi: quattro salgono dall’asso al re, quattro scendono dal re all’asso, ognuna in un solo seme.",
        "Lungo la strada le carte passano una alla volta da una pila all’altra, su una carta dello stesso seme e di valore vicino. Quando non riesci ad andare avanti, una ridistribuzione porta in cima la carta in fondo a ogni pila; ce ne sono tre in ogni partita.",
      ],
    },
    setup: {
      heading: "La disposizione iniziale",
      text: [
        "Crescent si gioca con due mazzi completi: 104 carte, ognuna doppia. Prima di dare le carte si dispongono un asso e un re di ogni seme. Sono le carte iniziali delle otto basi. Le altre 96 carte si mescolano e si distribuiscono in 16 pile da sei, tutte scoperte.",
        "Le pile formano un ferro di cavallo: quattro nel braccio sinistro, otto nella fila in alto, quattro nel braccio destro. Sono numerate dall’estremità inferiore del braccio sinistro verso l’alto, poi lungo la fila e giù per il braccio destro. All’interno stanno le basi: le ascendenti nella prima fila, le discendenti sotto, sempre nell’ordine picche, cuori, quadri, fiori.",
        "Di ogni pila si vede la carta in cima e, sotto, il numero della pila e quante carte contiene. Nessuna carta è coperta, quindi non c’è nulla di segreto: puoi guardare in una pila quando vuoi.",
      ],
    },
    moves: {
      heading: "Le mosse tra le pile",
      text: [],
      points: [
        "Si muove una carta alla volta, e solo una che stia in cima.",
        "Va su un’altra pila la cui carta in cima sia dello stesso seme e di un valore più alta o più bassa: l’8 di cuori su un 9 o un 7 di cuori.",
        "Nelle pile i valori girano in cerchio: un asso va sul re del suo seme, e un re sull’asso.",
        "Una pila contiene al massimo 13 carte.",
        "Una pila che ha perso la sua ultima carta resta vuota fino alla fine della partita. Ogni volta è un posto in meno per le carte, quindi pensaci bene prima di svuotarne una.",
      ],
    },
    foundations: {
      heading: "Le basi",
      text: [],
      points: [
        "Le quattro basi ascendenti partono dall’asso e accettano il 2, il 3 e così via fino al re del loro seme.",
        "Le quattro discendenti partono dal re e accettano la donna, il fante e così via fino all’asso del loro seme.",
        "Qui i valori non girano in cerchio: nulla va sul re di una base ascendente né sull’asso di una discendente.",
        "Da una base nessuna carta torna su una pila. Può passare all’altra base del suo seme se lì è la carta successiva.",
        "La carta iniziale, l’asso o il re da cui la base è partita, non si muove mai.",
      ],
    },
    redeal: {
      heading: "La ridistribuzione",
      text: [
        "Una ridistribuzione prende la carta in fondo a ogni pila che ha due carte o più e la mette in cima alla stessa pila. Le altre carte mantengono il loro ordine, e tutte le pile lo fanno insieme.",
        "In ogni partita ci sono tre ridistribuzioni, e il pulsante dice quante ne restano. Una ridistribuzione non conta come mossa, ma chiude con il passato: le mosse fatte prima non si possono più annullare.",
      ],
    },
    undo: {
      heading: "Annullare e ripetere",
      text: [
        "Le ultime 100 mosse si possono annullare una per una, e il conto delle mosse scende con loro. Ciò che hai annullato si può ripetere, finché non fai un’altra mossa. Dopo una ridistribuzione la cronologia ricomincia da capo.",
      ],
    },
    end: {
      heading: "La fine della partita",
      text: [
        "Hai vinto quando ognuna delle otto basi ha 13 carte, cioè quando ci sono tutte e 104.",
        "La partita è bloccata quando nessuna carta si può muovere e non resta nessuna ridistribuzione che cambi qualcosa. Il gioco te lo dice e propone di annullare l’ultima mossa o di iniziare una nuova partita. Finché una carta si può muovere, anche solo avanti e indietro, la partita continua.",
      ],
    },
    example: {
      heading: "Una partita di esempio",
      text: [
        "Qui puoi seguire una partita intera, dalla disposizione iniziale all’ultima carta. All’inizio le carte di un seme si raccolgono su poche pile, per andare poi nelle basi una dopo l’altra. Quando le pile non danno più niente di utile, una ridistribuzione porta in cima altre carte. Le basi crescono piano all’inizio e in fretta alla fine.",
      ],
    },
    table: {
      heading: "Al tavolo",
      text: [],
      points: [
        "Tocca una pila: se c’è un solo posto per la carta in cima, la carta ci va. Se ce ne sono più di uno, la pila è scelta, e tocchi dove deve andare la carta. Puoi anche trascinarla.",
        "Un doppio tocco manda la carta a una base che la accetta.",
        "Una carta lasciata in un punto qualsiasi tra le basi trova quella del suo seme che la accetta; se la accettano tutte e due, la più vicina.",
        "Non ci sono punti. Si contano le mosse e il tempo; l’orologio parte con la tua prima azione e si ferma quando guardi altrove.",
      ],
    },
    refusals: {
      heading: "Quando una mossa non vale",
      text: [
        "Una mossa contro le regole non cambia nulla, e il gioco ti dice perché. Se i motivi sono più di uno, senti il primo di questo elenco.",
        `I motivi si vedono finché l’impostazione «${table.choices.reasons.name}» è attiva, come lo è in partenza; altrove si parla di regole interattive. Se è spenta, la carta torna semplicemente al suo posto. Gli screen reader dicono il motivo in ogni caso.`,
      ],
    },
    codes: {
      heading: "Codici di partita e link",
      text: [
        "Ogni partita ha un codice, come CR1-\u2060N-\u2060AAAAAAB, che riporta esattamente quelle carte, su ogni dispositivo e per sempre. Minuscole e trattini dimenticati vanno bene lo stesso, e bastano le sette lettere da sole.",
        "Con il link di una partita gli amici giocano le stesse carte. Quando vinci, anche il tuo gioco riceve un link: chi lo apre lo guarda passo per passo.",
      ],
    },
    variants: {
      heading: "Che cosa non si gioca qui",
      text: [
        "Queste sono le regole classiche, come le danno i libri di solitari. Due varianti di cui forse leggerai non ci sono: Crescent Four, che permette una quarta ridistribuzione, e una disposizione in cui si vedono solo le carte in cima alle pile.",
      ],
    },
  },
  refusals: {
    "empty-source": "La pila da cui vuoi prendere una carta è vuota.",
    "base-locked": "La base non ha altra carta che quella iniziale.",
    "foundation-to-pile": "Vuoi portare una carta da una base a una pila.",
    "same-place": "La carta è stata rimessa dov’era.",
    "empty-pile": "La pila ha perso la sua ultima carta.",
    "pile-full": "La pila contiene 13 carte.",
    "different-suit":
      "Il seme della carta non è quello della carta in cima alla pila, o quello della base.",
    "wrong-rank":
      "Il seme è giusto, ma la carta non è vicina alla carta in cima alla pila; su una base senti invece che non è la successiva.",
    "no-redeals": "Tutte e tre le ridistribuzioni sono state usate.",
    "nothing-to-redeal": "Nessuna pila ha in fondo una carta che possa andare in cima.",
    "game-over": "Tutte le 104 carte sono nelle basi, e non resta nulla da giocare.",
  },
  example: {
    keys: "Vai avanti con i pulsanti sotto il tavolo di gioco. Quando uno di loro ha il focus, valgono anche le frecce, e Home e Fine portano all’inizio e alla fine.",
    steps: "Tutti i passi in parole",
  },
  figures: {
    inWords: "Il diagramma in parole",
    deal: "Una partita, CR1-\u2060N-\u2060AAAAAAB. Sotto ogni carta: il numero della pila, poi quante carte contiene.",
    move: "Asso su re, da una partita vinta: alla decima mossa l’A♠ della pila 10 va sul K♠ della pila 14.",
    pile: "La pila 1 alla prima ridistribuzione di quella partita: il 2♥ passa dal fondo alla cima.",
    before: "Tutte le pile prima di questa ridistribuzione…",
    after: "… e dopo: in cima a ogni pila sta la carta che era in fondo.",
    pileBefore: "Prima, dal fondo alla cima",
    pileAfter: "Dopo, dal fondo alla cima",
  },
};
