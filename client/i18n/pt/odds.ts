/** Portuguese for the page that says what share of the deals can be won; terms: glossary.md. */
import type { OddsTexts } from "../en/odds";

export const odds: OddsTexts = {
  title: "Quantos jogos podem ser vencidos",
  description:
    "Que parcela de todos os jogos de Crescent pode ser vencida, medida em milhares de jogos, com a incerteza e o método.",
  lead: (share, low, high) =>
    `Conhece-se uma vitória em ${share} dos jogos. A parcela real dos que podem ser vencidos fica entre ${low} e ${high}, com 95% de confiança.`,
  won: "Vitória conhecida",
  lost: "Perdidos, está provado",
  unknown: "Não se sabe",
  unknownNote: (millions) =>
    `“Não se sabe” quer dizer que em ${millions} milhões de posições não apareceu nem uma vitória nem uma prova de que ela não existe. Um jogo assim nunca conta como perdido: o limite inferior supõe todos perdidos, e o superior, todos vencidos.`,
  how: "Como foi medido",
  picked: (deals) =>
    `${deals} jogos foram sorteados entre todos os oito bilhões. O programa procurou uma vitória de cada um, e cada vitória foi jogada inteira pelas regras.`,
  again: (millions) =>
    `Os comandos npm run odds e depois npm run odds -- --deepen ${millions} do código-fonte medem de novo os mesmos jogos, com o mesmo resultado.`,
  hardness: "Jogos fáceis e difíceis",
  hardnessText: (searches) =>
    `Cada jogo foi tentado com ${searches} buscas rápidas que olham pouco. Quanto mais delas vencem, mais fácil ele é. Assim são graduados os jogos do dia: todos podem ser vencidos, os de segunda-feira são os mais fáceis e os de domingo os mais difíceis.`,
  searches: "Buscas rápidas que vencem",
  share: "Parcela dos jogos",
  lengths: "Quantas jogadas uma vitória pede",
  lengthsText: (deals, middle) =>
    `Em ${deals} dos jogos uma busca mais longa procurou uma vitória curta: metade pediu no máximo ${middle} jogadas. Talvez haja mais curtas.`,
  moves: "Jogadas",
  deals: "Jogos",
};
