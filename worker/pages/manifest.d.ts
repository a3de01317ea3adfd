/** What `npm run build` writes to dist/manifest.json, by source path below client/ (Vite's manifest). */
declare const manifest: Readonly<
  Record<
    string,
    {
      readonly file: string;
      readonly css?: readonly string[];
      readonly imports?: readonly string[];
    }
  >
>;
export default manifest;
