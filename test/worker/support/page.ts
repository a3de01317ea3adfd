/** Reads a page's HTML with the runtime's own parser. */

/** What a test asks of a page. */
export interface ReadPage {
  readonly lang: string | null;
  readonly dir: string | null;
  readonly title: string;
  /** Contents of meta elements by property or name, in order. */
  readonly meta: readonly (readonly [string, string])[];
  /** Attributes of link elements. */
  readonly links: readonly Readonly<Record<string, string>>[];
  /** Names of all elements in order. */
  readonly elements: readonly string[];
  /** Names of all attributes. */
  readonly attributes: ReadonlySet<string>;
  readonly ids: readonly string[];
  /** Ids that labels, descriptions, uses and links refer to. */
  readonly references: readonly string[];
  readonly hrefs: readonly string[];
  readonly scripts: readonly string[];
  /** The text of headings, in order, with their level. */
  readonly headings: readonly string[];
  /** What stands in the element #page, parsed. */
  readonly data: Record<string, unknown>;
  /** The text of #app. */
  readonly text: string;
  readonly html: string;
}

export async function readPage(response: Response): Promise<ReadPage> {
  const html = await response.text();
  const page = {
    lang: null as string | null,
    dir: null as string | null,
    title: "",
    meta: [] as [string, string][],
    links: [] as Record<string, string>[],
    elements: [] as string[],
    attributes: new Set<string>(),
    ids: [] as string[],
    references: [] as string[],
    hrefs: [] as string[],
    scripts: [] as string[],
    headings: [] as string[],
    text: "",
  };
  let json = "";
  const rewriter = new HTMLRewriter()
    .on("*", {
      element(element) {
        page.elements.push(element.tagName);
        const attributes = Object.fromEntries(
          [...element.attributes].map(([name, value]) => [name as string, decode(value as string)]),
        );
        for (const name of Object.keys(attributes)) page.attributes.add(name);
        const { id, href } = attributes;
        if (id !== undefined) page.ids.push(id);
        if (href?.startsWith("#")) page.references.push(href.slice(1));
        else if (href !== undefined && element.tagName === "a") page.hrefs.push(href);
        for (const name of ["aria-labelledby", "aria-describedby"]) {
          page.references.push(...(attributes[name]?.split(" ") ?? []));
        }
        if (element.tagName === "meta") {
          const name = attributes["property"] ?? attributes["name"];
          if (name !== undefined) page.meta.push([name, attributes["content"] ?? ""]);
        }
        if (element.tagName === "link") page.links.push(attributes);
        if (element.tagName === "html") {
          page.lang = attributes["lang"] ?? null;
          page.dir = attributes["dir"] ?? null;
        }
        if (element.tagName === "script" && attributes["src"] !== undefined) {
          page.scripts.push(attributes["src"]);
        }
        if (/^h[1-6]$/.test(element.tagName)) page.headings.push(`${element.tagName} `);
      },
    })
    .on("title", {
      text({ text }) {
        page.title += text;
      },
    })
    .on("h1, h2, h3", {
      text({ text }) {
        page.headings.push((page.headings.pop() ?? "") + decode(text));
      },
    })
    .on("#page", {
      text({ text }) {
        json += text;
      },
    })
    .on("#app *", {
      text({ text }) {
        page.text += text;
      },
    });
  // What stands in noscript is text to a parser that would run scripts: its tags are taken off.
  await rewriter.transform(new Response(html.replace(/<\/?noscript>/g, ""))).text();
  return {
    ...page,
    title: decode(page.title),
    text: decode(page.text),
    data: JSON.parse(json) as Record<string, unknown>,
    html,
  };
}

/** The content of one meta element; a test fails where it is missing or there are two. */
export function metaOf(page: ReadPage, name: string): string {
  const found = page.meta.filter(([key]) => key === name);
  if (found.length !== 1) throw new Error(`${found.length} meta elements ${name}`);
  return found[0]?.[1] as string;
}

/** The addresses of a page's links of a kind. */
export function linksOf(page: ReadPage, rel: string): string[] {
  return page.links.filter((link) => link["rel"] === rel).map((link) => link["href"] ?? "");
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&amp;": "&",
};

function decode(text: string): string {
  return text.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity);
}
