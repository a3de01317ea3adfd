/** English for the page that says what share of the deals can be won. Numbers come as texts. */
export const odds = {
  title: "How many deals can be won",
  description:
    "What share of all Crescent deals can be won, measured on thousands of deals, with its uncertainty and how it was measured.",
  /** Shares in percent. */
  lead: (share: string, low: string, high: string) =>
    `A win is known for ${share} of the deals. The true share of deals that can be won lies between ${low} and ${high}, with 95% confidence.`,
  won: "A win is known",
  lost: "Proven lost",
  unknown: "Not known",
  unknownNote: (millions: string) =>
    `Not known means that ${millions} million positions of a deal were looked at without finding a win or a proof that there is none. Such a deal is never counted as lost: the lower end takes all of them for lost, the upper end all for won.`,
  how: "How it was measured",
  picked: (deals: string) =>
    `${deals} deals were picked at random from all eight billion. The solver of this game looked for a win of each, and every win was played through by the rules.`,
  again: (millions: string) =>
    `The commands npm run odds and then npm run odds -- --deepen ${millions} in the source code measure the same deals again, with the same result.`,
  hardness: "Easy and hard deals",
  hardnessText: (searches: string) =>
    `Each deal was tried with ${searches} quick searches that look at little. The more of them win, the easier the deal. The daily deals are graded this way: each can be won, Monday’s are the easiest, Sunday’s the hardest.`,
  searches: "Quick searches that win",
  share: "Share of deals",
  lengths: "How many moves a win takes",
  lengthsText: (deals: string, middle: string) =>
    `For ${deals} of the deals a longer search looked for a short win: half of them took ${middle} moves or fewer. Shorter ones may exist.`,
  moves: "Moves",
  deals: "Deals",
};

export type OddsTexts = typeof odds;
