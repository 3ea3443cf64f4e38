import type { DataTableProps } from './columns.ts';
import { OpenButton } from './open-button.tsx';
import styles from './table.module.css';
import { detailOf, type OpenRows } from './use-open-rows.ts';

interface TableRowProps<R> extends Pick<DataTableProps<R>, 'columns' | 'detail'> {
  row: R;
  openRows: OpenRows<R> | undefined;
  /** Its place in the whole table, where only some rows are in the page; the head is 1. */
  place?: number | undefined;
}

/** A row, and under it what is open of it. */
export function TableRow<R>({ row, columns, detail, openRows, place }: TableRowProps<R>) {
  const more = detailOf(row, detail, openRows);

  return (
    <>
      <tr aria-rowindex={place}>
        {columns.map((column) => (
          <td key={column.key} className={column.align === 'end' ? styles.end : undefined}>
            {column.cell(row)}
          </td>
        ))}
        {openRows && (
          <td className={styles.end}>
            <OpenButton row={row} openRows={openRows} />
          </td>
        )}
      </tr>
      {more && (
        <tr>
          <td colSpan={columns.length + (openRows ? 1 : 0)} className={styles.detail}>
            {more}
          </td>
        </tr>
      )}
    </>
  );
}
