import type { ReactNode } from 'react';

export type RowKey = string | number;

export interface Column<R> {
  key: string;
  label: ReactNode;
  /** For screen readers only: a column of buttons. */
  isLabelHidden?: boolean | undefined;
  cell: (row: R) => ReactNode;
  /** `end` for numbers. */
  align?: 'start' | 'end' | undefined;
  /** Never on two lines: a reference, which a browser would break at its hyphen. */
  isWhole?: boolean | undefined;
  /** Of a person or a place: however long, it leaves the other columns their room. */
  isName?: boolean | undefined;
  /** Its header is a button that calls `onSort`. */
  isSortable?: boolean | undefined;
}

/** The column and direction that rows are sorted by. */
export interface Sort {
  key: string;
  direction: 'ascending' | 'descending';
}

/** The order after a press on a header: ascending first, then descending, then ascending again. */
export function nextSort(sort: Sort | null | undefined, key: string): Sort {
  const isAscending = sort?.key === key && sort.direction === 'ascending';

  return { key, direction: isAscending ? 'descending' : 'ascending' };
}

export interface DataTableProps<R> {
  /** The accessible name of the table. */
  label: string;
  columns: readonly Column<R>[];
  rows: readonly R[];
  rowKey: (row: R) => RowKey;
  /** Content that opens below a row. Without `openLabel` it is always open. */
  detail?: ((row: R) => ReactNode) | undefined;
  /**
   * The name of a row, for the button that opens its `detail`: "booking F-1042, Ada". With it each
   * row has such a button, and the table keeps track of the open rows.
   */
  openLabel?: ((row: R) => string) | undefined;
  /** The rows that are open initially. */
  defaultOpen?: readonly RowKey[] | undefined;
  /** Renders a row below 600px; a list of its cells unless given. */
  card?: ((row: R) => ReactNode) | undefined;
  /** The current order, shown in the headers. The caller sorts the rows. */
  sort?: Sort | null | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
  /** Renders only the visible rows; by default from 200 rows on. */
  isVirtual?: boolean | undefined;
}
