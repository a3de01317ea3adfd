/** More ways to play at the table: by dragging, by double clicks, and by what is only spoken. */
import type { CDPSession, Page } from "playwright-core";
import { type Action, REDEAL } from "#engine/action";
import { describeAction } from "#engine/describe";
import { type Place, type Position, redealsLeft } from "#engine/position";
import { moveOf, targetsOf } from "#engine/rules";
import { isFoundation } from "../../client/board/layout";
import { type Player, placeName } from "./table";
import { en } from "./words";

type Spot = readonly [number, number];

/** The middles of all places' cards on the screen, by place. */
async function middlesOf(page: Page): Promise<readonly Spot[]> {
  return page.locator("[role=grid] [data-place]").evaluateAll((buttons) =>
    buttons.map((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return [x + width / 2, y + height / 2] as const;
    }),
  );
}

const steps = ([x, y]: Spot, [toX, toY]: Spot): Spot[] =>
  [0.1, 0.4, 0.7, 1].map((part) => [x + (toX - x) * part, y + (toY - y) * part]);

/** Drags the card of a place to another by the mouse. */
export async function drag(page: Page, from: Place, to: Place): Promise<void> {
  await dragBetween(page, await middlesOf(page), from, to);
}

async function dragBetween(
  page: Page,
  middles: readonly Spot[],
  from: Place,
  to: Place,
): Promise<void> {
  const [start, end] = [middles[from] as Spot, middles[to] as Spot];
  await page.mouse.move(...start);
  await page.mouse.down();
  for (const spot of steps(start, end)) await page.mouse.move(...spot);
  await page.mouse.up();
}

/** Waits until the part of the program is there that drags cards: it is fetched after the board. */
export async function canDrag(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
}

const pressRedeal = (page: Page, position: Position) =>
  page
    .getByRole("button", {
      name: en.play.table.redealsLeft(redealsLeft(position)),
      exact: true,
    })
    .click();

/** Plays by mouse: a double click sends a card home where it can, all else is dragged. */
export async function byMouse(page: Page): Promise<Player> {
  await canDrag(page);
  const middles = await middlesOf(page);
  return async (position, action) => {
    if (action === REDEAL) return pressRedeal(page, position);
    const { from, to } = moveOf(position, action);
    const targets = targetsOf(position, from);
    if (targets.length > 1 && targets.find(isFoundation) === to) {
      await page.mouse.dblclick(...(middles[from] as Spot));
    } else await dragBetween(page, middles, from, to);
  };
}

/** Plays by finger: every card is dragged, anywhere near its place is near enough. */
export async function byFinger(page: Page): Promise<Player> {
  await canDrag(page);
  const cdp = await page.context().newCDPSession(page);
  const middles = await middlesOf(page);
  return async (position, action) => {
    if (action === REDEAL) return pressRedeal(page, position);
    const { from, to } = moveOf(position, action);
    const [start, [x, y]] = [middles[from] as Spot, middles[to] as Spot];
    await touch(cdp, "touchStart", start);
    for (const spot of steps(start, [x + 6, y + 8])) await touch(cdp, "touchMove", spot);
    await touch(cdp, "touchEnd");
  };
}

async function touch(
  cdp: CDPSession,
  type: "touchStart" | "touchMove" | "touchEnd",
  spot?: Spot,
): Promise<void> {
  const touchPoints = spot === undefined ? [] : [{ x: spot[0], y: spot[1] }];
  await cdp.send("Input.dispatchTouchEvent", { type, touchPoints });
}

/**
 * What a screen reader has of a page: Chromium's own accessibility tree, in which things are found
 * by role and name, pressed, and nothing is seen.
 */
export class Reader {
  private constructor(private readonly cdp: CDPSession) {}

  static async of(page: Page): Promise<Reader> {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("Accessibility.enable");
    return new Reader(cdp);
  }

  /** The nodes of a role, with a name if one is given. */
  private async nodes(role: string, accessibleName?: string) {
    const { root } = await this.cdp.send("DOM.getDocument", { depth: 0 });
    const query = accessibleName === undefined ? { role } : { role, accessibleName };
    const found = await this.cdp.send("Accessibility.queryAXTree", {
      nodeId: root.nodeId,
      ...query,
    });
    return found.nodes.filter(({ ignored }) => !ignored);
  }

  /** Presses the one thing of this role and name, as a reader's user does. */
  async press(role: string, name: string): Promise<void> {
    const [node, ...others] = await this.nodes(role, name);
    if (node?.backendDOMNodeId === undefined || others.length > 0) {
      throw new Error(`${others.length + (node ? 1 : 0)} things are a ${role} “${name}”`);
    }
    const { object } = await this.cdp.send("DOM.resolveNode", {
      backendNodeId: node.backendDOMNodeId,
    });
    await this.cdp.send("Runtime.callFunctionOn", {
      objectId: object.objectId as string,
      functionDeclaration: "function () { this.focus(); this.click(); }",
    });
  }

  /** The names of all things of a role, in order. */
  async names(role: string): Promise<string[]> {
    return (await this.nodes(role)).map(({ name }) => String(name?.value ?? ""));
  }

  /** What the live regions have to say now. */
  async hears(): Promise<string> {
    const words: string[] = [];
    for (const { backendDOMNodeId } of await this.nodes("status")) {
      if (backendDOMNodeId === undefined) continue;
      const { nodes } = await this.cdp.send("Accessibility.queryAXTree", {
        backendNodeId: backendDOMNodeId,
        role: "StaticText",
      });
      words.push(...nodes.map(({ name }) => String(name?.value ?? "")));
    }
    return words.join(" ");
  }
}

/** Plays by ear: finds everything by what it is called, and believes only what it is told. */
export async function byEar(page: Page): Promise<Player> {
  const reader = await Reader.of(page);
  return async (position, action) => {
    if (action === REDEAL) {
      await reader.press("button", en.play.table.redealsLeft(redealsLeft(position)));
    } else {
      const { from, to } = moveOf(position, action);
      await reader.press("button", placeName(position, from));
      if (targetsOf(position, from).length > 1) {
        await hears(reader, en.play.board.selected);
        await reader.press("button", `${placeName(position, to)}, ${en.play.board.target}`);
      }
    }
    await hears(reader, announcement(position, action));
  };
}

/** What is said of an action: what it did. */
export function announcement(position: Position, action: Action): string {
  return en.said.did(describeAction(position, action));
}

async function hears(reader: Reader, words: string): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if ((await reader.hears()).includes(words)) return;
    // The sheet of the win lies over all else.
    if ((await reader.names("dialog")).includes(en.dialogs.wonTitle)) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`“${words}” is not said, but “${await reader.hears()}”`);
}
