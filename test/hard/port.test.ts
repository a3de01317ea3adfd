import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { networkInterfaces } from "node:os";
import { describe, expect, test } from "vitest";
import { portIsFree } from "../../worker/dev/server";

const hasIpv6 = Object.values(networkInterfaces())
  .flat()
  .some((address) => address?.address === "::1");

describe("a port is free", () => {
  // Asking once failed where the port was taken, instead of saying so.
  const hosts = ["127.0.0.1", "0.0.0.0", ...(hasIpv6 ? ["::1", "::"] : [])];
  test.each(hosts)("unless somebody listens at %s", async (host) => {
    const server = createServer();
    server.listen(0, host);
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    expect(await portIsFree(port)).toBe(false);
    server.close();
    await once(server, "close");
    expect(await portIsFree(port)).toBe(true);
  });
});
