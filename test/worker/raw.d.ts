/** A file's text, put into the bundle: the workers' runtime has no file system. */
declare module "*?raw" {
  const text: string;
  export default text;
}
