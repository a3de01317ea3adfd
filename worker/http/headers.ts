/**
 * The security headers that every response carries. The built files under /assets are served
 * without the worker: client/public/_headers says the same for them, and a test compares the two.
 */
import type { MiddlewareHandler } from "hono";

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

/** For the one page that other sites may show in a frame. */
const FRAMED_POLICY = POLICY.replace("frame-ancestors 'none'", "frame-ancestors *");

const UNUSED_FEATURES = [
  "accelerometer",
  "autoplay",
  "browsing-topics",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "publickey-credentials-get",
  "serial",
  "usb",
  "xr-spatial-tracking",
]
  .map((feature) => `${feature}=()`)
  .join(", ");

/** Names and values. Two years of HSTS; `preload` is the domain owner's to add. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "Content-Security-Policy": POLICY,
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Origin-Agent-Cluster": "?1",
  "Permissions-Policy": UNUSED_FEATURES,
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
};

/** Puts the security headers on whatever comes back. Other sites may show pictures and read open data. */
export const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  // A response of the file store or a redirect has headers that can't be changed: take a copy.
  const response = new Response(c.res.body, c.res);
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.headers.set(name, value);
  const open = response.headers.get("Access-Control-Allow-Origin") === "*";
  if (open || response.headers.get("Content-Type")?.startsWith("image/")) {
    response.headers.set("Cross-Origin-Resource-Policy", "cross-origin");
  }
  if (c.get("framedAnywhere") === true) {
    response.headers.set("Content-Security-Policy", FRAMED_POLICY);
    response.headers.set("Cross-Origin-Resource-Policy", "cross-origin");
    response.headers.delete("X-Frame-Options");
  }
  c.res = undefined;
  c.res = response;
};
