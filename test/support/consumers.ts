/**
 * What draws previews of links, and what each needs of a page: the README's table says the same.
 * Limits are the ones that the programs' makers publish (Signal: its source); `null` where they
 * publish none.
 */

/** One program that draws previews of links. */
export interface Consumer {
  readonly name: string;
  /** How it calls itself, or one of its versions does. */
  readonly agent: string;
  /** What tells it by that. */
  readonly called: string;
  /** The tags that it draws a preview from. */
  readonly tags: readonly string[];
  /** How much of a page it reads, in bytes. */
  readonly page: number | null;
  /** How large a picture may be, in bytes. */
  readonly bytes: number | null;
  /** How wide it must be to be shown large, in pixels. */
  readonly width: number | null;
  /** How long a title and a description may be, in characters. */
  readonly title: number | null;
  readonly description: number | null;
}

const KB = 1024;
const MB = 1024 * KB;
const OPEN_GRAPH = ["og:title", "og:description", "og:image", "og:url"];
const SIZED = [...OPEN_GRAPH, "og:type", "og:image:width", "og:image:height"];

export const CONSUMERS: readonly Consumer[] = [
  {
    name: "WhatsApp",
    called: "WhatsApp",
    agent: "WhatsApp/2.23.20.0 A",
    tags: OPEN_GRAPH,
    page: 300 * KB,
    bytes: 600 * KB,
    width: 300,
    title: null,
    description: null,
  },
  {
    name: "Telegram",
    called: "TelegramBot",
    agent: "TelegramBot (like TwitterBot)",
    tags: ["og:site_name", ...OPEN_GRAPH],
    page: null,
    bytes: null,
    width: null,
    title: null,
    description: null,
  },
  {
    name: "X",
    called: "Twitterbot",
    agent: "Twitterbot/1.0",
    tags: [
      "twitter:card",
      "twitter:title",
      "twitter:description",
      "twitter:image",
      "twitter:image:alt",
    ],
    page: null,
    bytes: 5 * MB,
    width: 300,
    title: 70,
    description: 200,
  },
  {
    name: "Facebook",
    called: "facebookexternalhit",
    agent: "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
    tags: SIZED,
    page: MB,
    bytes: 8 * MB,
    width: 600,
    title: null,
    description: null,
  },
  {
    name: "Discord",
    called: "Discordbot",
    agent: "Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)",
    tags: ["og:site_name", ...OPEN_GRAPH, "twitter:card", "theme-color"],
    page: 50 * MB,
    bytes: null,
    width: null,
    title: null,
    description: null,
  },
  {
    name: "Slack",
    called: "Slackbot-LinkExpanding",
    agent: "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)",
    tags: ["og:site_name", ...OPEN_GRAPH, "twitter:card"],
    page: null,
    bytes: null,
    width: null,
    title: null,
    description: null,
  },
  {
    name: "iMessage",
    called: "facebookexternalhit",
    agent:
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0",
    tags: ["og:title", "og:image", "og:site_name"],
    page: MB,
    bytes: 10 * MB,
    width: 900,
    title: null,
    description: null,
  },
  {
    name: "LinkedIn",
    called: "LinkedInBot",
    agent: "LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)",
    tags: OPEN_GRAPH,
    page: null,
    bytes: 5 * MB,
    width: 1200,
    title: null,
    description: null,
  },
  {
    name: "Signal",
    called: "WhatsApp/2",
    agent: "WhatsApp/2",
    tags: ["og:title", "og:description", "og:image"],
    page: 1000 * KB,
    bytes: MB,
    width: null,
    title: null,
    description: null,
  },
];
