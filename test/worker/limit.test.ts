import { describe, expect, test } from "vitest";
import { isJsonType } from "../../worker/http/content-type";
import { limitKey } from "../../worker/http/limit";

describe("limitKey", () => {
  test.each([
    ["203.0.113.9", "203.0.113.9"],
    [" 203.0.113.9 ", "203.0.113.9"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["2001:DB8:0:0:ffff:ffff:ffff:ffff", "2001:db8:0:0::/64"],
    ["2001:0db8:0001:0002:0003:0004:0005:0006", "2001:db8:1:2::/64"],
    ["2001:db8:1:2:3:4:192.0.2.1", "2001:db8:1:2::/64"],
    ["::1", "0:0:0:0::/64"],
    ["::", "0:0:0:0::/64"],
    ["fe80::", "fe80:0:0:0::/64"],
    ["1:2:3:4:5:6:7::", "1:2:3:4::/64"],
    // One IPv4 household, however its address is written.
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["::ffff:cb00:7109", "203.0.113.9"],
  ])("%s counts as %s", (address, key) => {
    expect(limitKey(address)).toBe(key);
  });

  test.each([
    undefined,
    "",
    "unknown",
    "1.2.3",
    "1.2.3.4.5",
    "256.1.1.1",
    "01.2.3.4",
    "1.2.3.4, 5.6.7.8",
    "2001:db8",
    "2001:db8::1::2",
    "1:2:3:4:5:6:7:8:9",
    "fe80::1%eth0",
    "::1]/x[",
    "[::1]",
  ])("%s is no address and shares one key", (address) => {
    expect(limitKey(address)).toBe("unknown");
  });
});

describe("isJsonType", () => {
  test.each([
    "application/json",
    " Application/JSON ; Charset=UTF-8",
    'application/json;charset="utf-8"',
    "application/json;",
  ])("takes %s", (type) => {
    expect(isJsonType(type)).toBe(true);
  });

  test.each([
    undefined,
    "",
    "application/jsonp",
    "application/ld+json",
    "text/json",
    "application/json;charset=latin1",
    "application/json, text/plain",
  ])("refuses %s", (type) => {
    expect(isJsonType(type)).toBe(false);
  });
});
