import type { ReactNode } from 'react';
import { useState } from 'react';
import type { DataTableProps, RowKey } from './columns.ts';

/** Which rows are open, and the button of each; undefined where the table keeps no rows open. */
export interface OpenRows<R> {
  isOpen: (row: R) => boolean;
  toggle: (row: R) => void;
  nameOf: (row: R) => string;
}

export function useOpenRows<R>({
  rowKey,
  openLabel,
  defaultOpen = [],
}: Pick<DataTableProps<R>, 'rowKey' | 'openLabel' | 'defaultOpen'>): OpenRows<R> | undefined {
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

/** What stands under a row now; null while it is shut. */
export function detailOf<R>(
  row: R,
  detail: DataTableProps<R>['detail'],
  openRows: OpenRows<R> | undefined,
): ReactNode {
  return openRows && !openRows.isOpen(row) ? null : (detail?.(row) ?? null);
}
