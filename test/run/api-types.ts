/** `npm run api-types`: the types of the generated client, from the description that is served. */
import { writeFile } from "node:fs/promises";
import openapiTypes, { astToString } from "openapi-typescript";
import { serveApp } from "./serve";

const { origin, stop } = await serveApp(8841);
const description = await (await fetch(`${origin}/api`)).text();
await stop();
const target = new URL("../support/api.generated.ts", import.meta.url);
await writeFile(target, astToString(await openapiTypes(description)));
