import { lazy, Suspense } from 'react';
import type { DataTableProps } from './columns.ts';
import { RowCard } from './row-card.tsx';
import { SortField } from './sort-field.tsx';
import styles from './table.module.css';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';
import { type ExpandedRows, useExpandedRows } from './use-expanded-rows.ts';

/** A table with more rows renders only the visible ones. */
const MAX_PLAIN_ROWS = 200;

// Loaded only for long lists.
const VirtualTable = lazy(() => import('./virtual-table.tsx'));

/**
 * A table; below 600px a list of small cards. Rows can open in place, headers can sort, and a long
 * table renders only its visible rows.
 */
export function DataTable<R>(props: DataTableProps<R>) {
  const expandedRows = useExpandedRows(props);
  const isVirtual = props.isVirtual ?? props.rows.length > MAX_PLAIN_ROWS;
  if (!isVirtual) return <PlainTable {...props} expandedRows={expandedRows} />;

  return (
    <Suspense
      fallback={
        <PlainTable {...props} rows={props.rows.slice(0, 50)} expandedRows={expandedRows} />
      }
    >
      <VirtualTable {...(props as DataTableProps<unknown>)} expandedRows={expandedRows as never} />
    </Suspense>
  );
}

function PlainTable<R>({
  label,
  columns,
  rows,
  rowKey,
  detail,
  card,
  sort,
  onSort,
  expandedRows,
}: DataTableProps<R> & { expandedRows: ExpandedRows<R> | undefined }) {
  return (
    <div className={styles.wrap}>
      <table className={styles.table} aria-label={label}>
        <TableHead {...{ columns, sort, onSort }} hasExpandButtons={expandedRows !== undefined} />
        <tbody>
          {rows.map((row) => (
            <TableRow key={rowKey(row)} {...{ row, columns, detail, expandedRows }} />
          ))}
        </tbody>
      </table>
      <div className={styles.small}>
        <SortField {...{ columns, sort, onSort }} />
        <ul className={styles.cards} aria-label={label}>
          {rows.map((row) => (
            <li key={rowKey(row)}>
              <RowCard {...{ row, columns, detail, card, expandedRows }} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
