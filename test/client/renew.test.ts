import { expect, test } from "vitest";
import { renewed } from "../../client/pwa/renew";

const kept = `<link rel="stylesheet" href="/assets/main-AAAAAAAA.css">
<link rel="modulepreload" href="/assets/client-BBBBBBBB.js">
<link rel="modulepreload" href="/assets/core-CCC-CCC_.js">
<script type="module" src="/assets/main-DDDDDDDD.js"></script>
<a href="/assets/gone-EEEEEEEE.css">`;

test("a kept page gets the names of this build's files, and no other build's modules", () => {
  const now = ["/assets/main-11111111.js", "/assets/main-2222-22_.css", "/assets/core-33333333.js"];
  expect(renewed(kept, now)).toBe(`<link rel="stylesheet" href="/assets/main-2222-22_.css">
<script type="module" src="/assets/main-11111111.js"></script>
<a href="/assets/gone-EEEEEEEE.css">`);
});
