import { lazy, Suspense } from 'react';
import type { DataTableProps } from './columns.ts';
import { RowCard } from './row-card.tsx';
import { SortField } from './sort-field.tsx';
import styles from './table.module.css';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';
import { type OpenRows, useOpenRows } from './use-open-rows.ts';

/** From so many rows on, only those in sight are in the page. */
const LONG = 200;

// Only "All" of a long list needs it.
const LongTable = lazy(() => import('./long-table.tsx'));

/**
 * A table; below 600px a list of small cards instead of a squeezed one. Rows can open in place,
 * heads can sort, and a long table keeps only what is in sight.
 */
export function DataTable<R>(props: DataTableProps<R>) {
  const openRows = useOpenRows(props);
  const isVirtual = props.isVirtual ?? props.rows.length > LONG;
  if (!isVirtual) return <WholeTable {...props} openRows={openRows} />;

  return (
    <Suspense
      fallback={<WholeTable {...props} rows={props.rows.slice(0, 50)} openRows={openRows} />}
    >
      <LongTable {...(props as DataTableProps<unknown>)} openRows={openRows as never} />
    </Suspense>
  );
}

function WholeTable<R>({
  label,
  columns,
  rows,
  rowKey,
  detail,
  card,
  sort,
  onSort,
  openRows,
}: DataTableProps<R> & { openRows: OpenRows<R> | undefined }) {
  return (
    <div className={styles.wrap}>
      <table className={styles.table} aria-label={label}>
        <TableHead {...{ columns, sort, onSort }} hasOpenButtons={openRows !== undefined} />
        <tbody>
          {rows.map((row) => (
            <TableRow key={rowKey(row)} {...{ row, columns, detail, openRows }} />
          ))}
        </tbody>
      </table>
      <div className={styles.small}>
        <SortField {...{ columns, sort, onSort }} />
        <ul className={styles.cards} aria-label={label}>
          {rows.map((row) => (
            <li key={rowKey(row)}>
              <RowCard {...{ row, columns, detail, card, openRows }} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
