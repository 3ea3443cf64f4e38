import { type MouseEvent, type ReactNode, useState } from 'react';
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

/** A press anywhere on a row does what its button does, except on its links and while text is selected. */
export function toggleOnPress<R>(row: R, { toggle }: ExpandedRows<R>) {
  return ({ target, currentTarget, detail: presses }: MouseEvent<HTMLElement>) => {
    const own = (target as Element).closest(INTERACTIVE);
    const isSelecting = !(window.getSelection()?.isCollapsed ?? true);
    // A double click selects a word.
    if (own && currentTarget.contains(own)) return;
    if (!isSelecting && presses < 2) toggle(row);
  };
}

const INTERACTIVE = 'a, button, input, select, textarea, label';

/** The detail that is shown below a row; null while it is closed. */
export function detailOf<R>(
  row: R,
  detail: DataTableProps<R>['detail'],
  expandedRows: ExpandedRows<R> | undefined,
): ReactNode {
  return expandedRows && !expandedRows.isOpen(row) ? null : (detail?.(row) ?? null);
}
