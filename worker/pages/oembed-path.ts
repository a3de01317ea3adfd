/** Where other sites are told how to show a page of ours, by its whole address. */
export function oembedPath(url: string): string {
  return `/api/oembed?url=${encodeURIComponent(url)}`;
}
