import type { ReactNode } from 'react';

export type RowKey = string | number;

export interface Column<R> {
  key: string;
  label: ReactNode;
  /** For screen readers only: a column of buttons. */
  isLabelHidden?: boolean | undefined;
  cell: (row: R) => ReactNode;
  /** Numbers stand on the right. */
  align?: 'start' | 'end' | undefined;
  /** Its head can be pressed to sort; the table tells `onSort`. */
  isSortable?: boolean | undefined;
}

/** By which column, and which way. */
export interface Sort {
  key: string;
  direction: 'ascending' | 'descending';
}

/** How a press on a head changes the order: up first, then down, then up again. */
export function nextSort(sort: Sort | null | undefined, key: string): Sort {
  const isUp = sort?.key === key && sort.direction === 'ascending';

  return { key, direction: isUp ? 'descending' : 'ascending' };
}

export interface DataTableProps<R> {
  /** Says what the rows are. */
  label: string;
  columns: readonly Column<R>[];
  rows: readonly R[];
  rowKey: (row: R) => RowKey;
  /** What opens under a row. Without `openLabel` it is open whenever there is something. */
  detail?: ((row: R) => ReactNode) | undefined;
  /**
   * Gives each row a button that opens its `detail` in place, and names the row for it: "booking
   * F-1042, Ada". The table keeps which rows are open.
   */
  openLabel?: ((row: R) => string) | undefined;
  /** The rows that are open at first. */
  defaultOpen?: readonly RowKey[] | undefined;
  /** How a row looks below 600px; a list of its cells unless given. */
  card?: ((row: R) => ReactNode) | undefined;
  /** The order that the rows are in, told by their heads. Sorting itself is the caller's. */
  sort?: Sort | null | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
  /** Keeps only the rows in sight in the page; from 200 rows on unless told otherwise. */
  isVirtual?: boolean | undefined;
}
