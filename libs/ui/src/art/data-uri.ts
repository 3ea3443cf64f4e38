/**
 * A picture as an address for `<img src>`: nothing is parsed into the page, so it works where
 * Trusted Types forbid markup in strings (D38). Only what an address cannot hold is escaped, which
 * keeps a page of pictures a third smaller than `encodeURIComponent` would.
 */
export function dataUri(svg: string): string {
  return `data:image/svg+xml,${svg.replace(/[%#<>"]/g, encodeURIComponent)}`;
}
