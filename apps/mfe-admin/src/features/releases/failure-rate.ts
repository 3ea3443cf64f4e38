/**
 * The share of pages that failed, from 0 to 1. A page may fail several times, and one that was never loaded has
 * failures without having been counted: neither makes more pages fail than there were.
 */
export function failureRate({ pages, failures }: { pages: number; failures: number }): number {
  return failures === 0 ? 0 : failures / Math.max(pages, failures);
}
