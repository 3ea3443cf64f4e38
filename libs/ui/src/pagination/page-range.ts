/** A page number, or a gap between pages. */
export type PageEntry = number | 'gap';

/**
 * The pages to offer: first, last, and one on each side of the current one. A gap never replaces a
 * single page, so the number of entries stays the same while paging.
 */
export function pageEntries(page: number, pages: number): PageEntry[] {
  if (pages <= 7) return range(1, pages);
  const from = Math.max(2, Math.min(page - 1, pages - 4));
  const to = Math.min(pages - 1, Math.max(page + 1, 5));

  return [
    1,
    ...(from === 3 ? [2] : from > 3 ? ['gap' as const] : []),
    ...range(from, to),
    ...(to === pages - 2 ? [pages - 1] : to < pages - 2 ? ['gap' as const] : []),
    pages,
  ];
}

/** The first and last number on a page, counted from 1: page 2 of ten each is 11 to 20. */
export function rowRange(page: number, perPage: number, total: number): [number, number] {
  return [Math.min(total, (page - 1) * perPage + 1), Math.min(total, page * perPage)];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
