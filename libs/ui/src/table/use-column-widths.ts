import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Column } from './columns.ts';

/**
 * The width of each column in per cent, as laid out for the first visible rows; it stays the same
 * while scrolling renders other rows. Null until there are rows.
 */
export function useColumnWidths(
  table: RefObject<HTMLTableElement | null>,
  columns: readonly Pick<Column<never>, 'key'>[],
  hasRows: boolean,
): readonly string[] | null {
  const columnKeys = columns.map(({ key }) => key).join();
  const [measured, setMeasured] = useState<{
    columnKeys: string;
    widths: readonly string[];
  } | null>(null);
  const isMeasured = measured?.columnKeys === columnKeys;

  useLayoutEffect(() => {
    if (isMeasured || !hasRows) return;
    const headers = Array.from(table.current?.tHead?.rows[0]?.cells ?? []);
    const pixels = headers.map((header) => header.getBoundingClientRect().width);
    const total = pixels.reduce((sum, width) => sum + width, 0);
    if (total > 0) {
      setMeasured({ columnKeys, widths: pixels.map((width) => `${(width / total) * 100}%`) });
    }
  }, [table, columnKeys, isMeasured, hasRows]);

  return isMeasured ? measured.widths : null;
}
