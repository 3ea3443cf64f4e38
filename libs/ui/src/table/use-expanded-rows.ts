import type { ReactNode } from 'react';
import { useState } from 'react';
import type { DataTableProps, RowKey } from './columns.ts';

/** The open rows, and what their buttons need; undefined where rows have no buttons. */
export interface ExpandedRows<R> {
  isOpen: (row: R) => boolean;
  toggle: (row: R) => void;
  nameOf: (row: R) => string;
}

export function useExpandedRows<R>({
  rowKey,
  openLabel,
  defaultOpen = [],
}: Pick<DataTableProps<R>, 'rowKey' | 'openLabel' | 'defaultOpen'>): ExpandedRows<R> | undefined {
  const [open, setOpen] = useState<readonly RowKey[]>(defaultOpen);
  if (!openLabel) return undefined;

  return {
    isOpen: (row) => open.includes(rowKey(row)),
    toggle(row) {
      const key = rowKey(row);
      setOpen((now) => (now.includes(key) ? now.filter((one) => one !== key) : [...now, key]));
    },
    nameOf: openLabel,
  };
}

/** The detail that is shown below a row; null while it is closed. */
export function detailOf<R>(
  row: R,
  detail: DataTableProps<R>['detail'],
  expandedRows: ExpandedRows<R> | undefined,
): ReactNode {
  return expandedRows && !expandedRows.isOpen(row) ? null : (detail?.(row) ?? null);
}
