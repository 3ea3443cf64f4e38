import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Column } from './columns.ts';

/**
 * How much of the width each column takes, as the rows that came first lay them out; it stays so
 * while rows come and go. Null until there are rows.
 */
export function useColumnShares(
  table: RefObject<HTMLTableElement | null>,
  columns: readonly Pick<Column<never>, 'key'>[],
  hasRows: boolean,
): readonly string[] | null {
  const of = columns.map(({ key }) => key).join();
  const [found, setFound] = useState<{ of: string; shares: readonly string[] } | null>(null);
  const isFound = found?.of === of;

  useLayoutEffect(() => {
    if (isFound || !hasRows) return;
    const heads = Array.from(table.current?.tHead?.rows[0]?.cells ?? []);
    const widths = heads.map((head) => head.getBoundingClientRect().width);
    const whole = widths.reduce((sum, width) => sum + width, 0);
    if (whole > 0) setFound({ of, shares: widths.map((width) => `${(width / whole) * 100}%`) });
  }, [table, of, isFound, hasRows]);

  return isFound ? found.shares : null;
}
