/** English for the page of rules. What it says is spec/rules.md, in words of its own. */
import type { RefusalId } from "#engine/rules";
import { table } from "./settings";

/** The sections of the page, in order. */
export const RULE_SECTIONS = [
  "brief",
  "setup",
  "moves",
  "foundations",
  "redeal",
  "undo",
  "end",
  "example",
  "table",
  "refusals",
  "codes",
  "variants",
] as const;
export type RuleSectionId = (typeof RULE_SECTIONS)[number];

/** A section: its paragraphs, then its points; figures stand between and after them. */
export interface RuleSection {
  readonly heading: string;
  readonly text: readonly string[];
  readonly points?: readonly string[];
}

export const rules = {
  title: "How to play Crescent",
  description:
    "All the rules of Crescent, the two-deck solitaire with 16 piles, 8 foundations and three redeals, with diagrams of a real game.",
  contents: "On this page",
  sections: {
    brief: {
      heading: "In short",
      text: [
        "Two packs of cards, 16 piles in a horseshoe, 8 foundations. Bring all 104 cards home: four foundations grow from the Ace up to the King, four from the King down to the Ace, each in one suit.",
        "On the way the cards move one at a time from pile to pile, onto a card of the same suit and a neighbouring rank. When you get no further, a redeal brings the bottom card of every pile to the top; there are three of them in a game.",
      ],
    },
    setup: {
      heading: "The deal",
      text: [
        "Crescent takes two full packs: 104 cards, each of them twice. One Ace and one King of every suit are laid out before the deal. They are the bases of the eight foundations. The other 96 cards are shuffled and dealt into 16 piles of six, all face up.",
        "The piles lie in a horseshoe: four in its left arm, eight along the top, four in its right arm. They are numbered from the lower end of the left arm upwards, along the top and down the right arm. Inside stand the foundations: the ascending ones in the first row, the descending ones below, both in the order spades, hearts, diamonds, clubs.",
        "Of each pile you see the top card, and under it the pile’s number and how many cards it holds. No card is face down, so nothing is hidden: you may look into a pile whenever you like.",
      ],
    },
    moves: {
      heading: "Moves between piles",
      text: [],
      points: [
        "One card moves at a time, and only a card that lies on top.",
        "It goes onto another pile whose top card is of the same suit and one rank higher or lower: the 8 of hearts onto a 9 or a 7 of hearts.",
        "In the piles the ranks run in a circle: an Ace goes onto the King of its suit, and a King onto the Ace.",
        "A pile holds 13 cards at most.",
        "A pile that has lost its last card stays empty for the rest of the game. Each one is a place less to put cards on, so think twice before you empty it.",
      ],
    },
    foundations: {
      heading: "The foundations",
      text: [],
      points: [
        "The four ascending foundations start with the Ace and take the 2, the 3 and so on up to the King of their suit.",
        "The four descending ones start with the King and take the Queen, the Jack and so on down to the Ace of their suit.",
        "Here the ranks do not run in a circle: nothing goes onto the King of an ascending foundation or onto the Ace of a descending one.",
        "From a foundation no card comes back to a pile. It may cross to the other foundation of its suit when it is the next card there.",
        "The base, the Ace or King that the foundation started with, never moves.",
      ],
    },
    redeal: {
      heading: "The redeal",
      text: [
        "A redeal takes the bottom card of every pile that holds two cards or more and puts it on top of that pile. The other cards keep their order, and all piles do it at once.",
        "There are three redeals in a game, and the button tells how many are left. A redeal does not count as a move, but it closes the book on what came before: moves made before it can no longer be undone.",
      ],
    },
    undo: {
      heading: "Undo and redo",
      text: [
        "The last 100 moves can be taken back one by one, and the count of moves goes down with them. What you took back you can play again, until you make another move. After a redeal the history begins anew.",
      ],
    },
    end: {
      heading: "The end of a game",
      text: [
        "You have won when each of the eight foundations holds 13 cards, so that all 104 are home.",
        "You are stuck when no card can be moved and no redeal is left that would change anything. The game tells you so, and offers to take back the last move or to start a new game. As long as some card can move, even only to and fro, the game goes on.",
      ],
    },
    example: {
      heading: "An example game",
      text: [
        "Here is a whole game to follow, from the deal to the last card. At first the cards of a suit are gathered on few piles, so that later they go home one after the other. When the piles give nothing useful any more, a redeal brings other cards to the top. The foundations grow slowly at the beginning and fast at the end.",
      ],
    },
    table: {
      heading: "At the table",
      text: [],
      points: [
        "Tap a pile: if there is just one place for its top card, the card goes there. If there are several, the pile is selected, and you tap where the card shall go. You can also drag it.",
        "A double tap sends a card to a foundation that takes it.",
        "A card dropped anywhere among the foundations finds the one of its suit that takes it; where both do, it is the nearer one.",
        "There are no points. Moves and time are counted; the clock starts with your first action and rests while you look elsewhere.",
      ],
    },
    refusals: {
      heading: "When a move is refused",
      text: [
        "A move against the rules changes nothing, and you are told why. Where several reasons apply, you hear the one that stands first here.",
        `The reasons are shown as long as the setting “${table.choices.reasons.name}” is on, as it is at first; elsewhere such rules are called interactive. Turned off, the card just goes back. Screen readers say the reason either way.`,
      ],
    },
    codes: {
      heading: "Game codes and links",
      text: [
        "Every deal has a code such as CR1-\u2060N-\u2060AAAAAAB, which brings back exactly these cards, on every device and for ever. Small letters and missing hyphens are forgiven, and the seven letters alone will do.",
        "The link of a deal lets a friend play the same cards. When you win, your game gets a link too: whoever opens it watches the game step by step.",
      ],
    },
    variants: {
      heading: "What is not played here",
      text: [
        "These are the classic rules as books on patience give them. Two variants that you may read about are not offered: Crescent Four, which allows a fourth redeal, and a deal with the piles face down but for their top cards.",
      ],
    },
  } satisfies Record<RuleSectionId, RuleSection>,
  /** When each reason is given; the reason itself is what the game says. */
  refusals: {
    "empty-source": "The pile from which you want to take a card is empty.",
    "base-locked": "The foundation holds no card but the one that it started with.",
    "foundation-to-pile": "You want to bring a card from a foundation to a pile.",
    "same-place": "The card was put back where it came from.",
    "empty-pile": "The pile has lost its last card.",
    "pile-full": "The pile holds 13 cards.",
    "different-suit": "The card’s suit is not that of the pile’s top card or of the foundation.",
    "wrong-rank":
      "The suit is right, but the card is no neighbour of the pile’s top card; on a foundation you hear instead that it is not the next one.",
    "no-redeals": "All three redeals have been used.",
    "nothing-to-redeal": "No pile has a bottom card that could go to the top.",
    "game-over": "All 104 cards are home, and there is nothing left to play.",
  } satisfies Record<RefusalId, string>,
  example: {
    /** Said where it can be stepped through. */
    keys: "Step through it with the buttons below the board. While one of them has the focus, the arrow keys step too, and Home and End go to the beginning and to the end.",
    /** The heading of the list of its steps. */
    steps: "All steps in words",
  },
  figures: {
    /** The heading of the list that says a diagram in words. */
    inWords: "The diagram in words",
    deal: "A deal, CR1-\u2060N-\u2060AAAAAAB. Under each card: the pile’s number, then its count of cards.",
    move: "Ace on King, from a game that was won: in its tenth move the A♠ of pile 10 goes onto the K♠ of pile 14.",
    pile: "Pile 1 in that game’s first redeal: the 2♥ goes from the bottom to the top.",
    before: "All piles before this redeal…",
    after: "…and after it: on every pile lies the card that was at its bottom.",
    /** Before and after the cards of one pile, bottom first. */
    pileBefore: "Before, from the bottom to the top",
    pileAfter: "After, from the bottom to the top",
  },
};

export type RulesTexts = Omit<typeof rules, "sections"> & {
  readonly sections: Readonly<Record<RuleSectionId, RuleSection>>;
};
