import { Fragment, type ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './table.module.css';

export interface Column<R> {
  key: string;
  label: ReactNode;
  /** For screen readers only: a column of buttons. */
  isLabelHidden?: boolean | undefined;
  cell: (row: R) => ReactNode;
  /** Numbers stand on the right. */
  align?: 'start' | 'end' | undefined;
}

export interface DataTableProps<R> {
  /** Says what the rows are. */
  label: string;
  columns: readonly Column<R>[];
  rows: readonly R[];
  rowKey: (row: R) => string | number;
  /** What opens under a row, when it is open. */
  detail?: ((row: R) => ReactNode) | undefined;
  /** How a row looks below 600px; a list of its cells unless given. */
  card?: ((row: R) => ReactNode) | undefined;
}

/** A table; below 600px a list of small cards instead of a squeezed one. */
export function DataTable<R>({ label, columns, rows, rowKey, detail, card }: DataTableProps<R>) {
  return (
    <div className={styles.wrap}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={column.align === 'end' ? styles.end : undefined}
              >
                {column.isLabelHidden ? (
                  <VisuallyHidden>{column.label}</VisuallyHidden>
                ) : (
                  column.label
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Fragment key={rowKey(row)}>
              <tr>
                {columns.map((column) => (
                  <td key={column.key} className={column.align === 'end' ? styles.end : undefined}>
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
              <Detail content={detail?.(row)} span={columns.length} />
            </Fragment>
          ))}
        </tbody>
      </table>
      <ul className={styles.cards} aria-label={label}>
        {rows.map((row) => (
          <li key={rowKey(row)}>
            {card ? card(row) : <Cells columns={columns} row={row} />}
            {detail?.(row)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Detail({ content, span }: { content: ReactNode; span: number }) {
  if (!content) return null;

  return (
    <tr>
      <td colSpan={span} className={styles.detail}>
        {content}
      </td>
    </tr>
  );
}

function Cells<R>({ columns, row }: { columns: readonly Column<R>[]; row: R }) {
  return (
    <dl>
      {columns.map((column) => (
        <div key={column.key}>
          <dt>
            {column.isLabelHidden ? <VisuallyHidden>{column.label}</VisuallyHidden> : column.label}
          </dt>
          <dd>{column.cell(row)}</dd>
        </div>
      ))}
    </dl>
  );
}
