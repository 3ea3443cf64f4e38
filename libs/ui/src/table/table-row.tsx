import { classNames } from '../class-names.ts';
import type { DataTableProps } from './columns.ts';
import { ExpandButton } from './expand-button.tsx';
import styles from './table.module.css';
import { detailOf, type ExpandedRows, toggleOnPress } from './use-expanded-rows.ts';

interface TableRowProps<R> extends Pick<DataTableProps<R>, 'columns' | 'detail'> {
  row: R;
  expandedRows: ExpandedRows<R> | undefined;
  /** Its position in the whole table, where only some rows are rendered; the header is row 1. */
  rowIndex?: number | undefined;
}

/** A row, and below it its open detail. */
export function TableRow<R>({ row, columns, detail, expandedRows, rowIndex }: TableRowProps<R>) {
  const openDetail = detailOf(row, detail, expandedRows);

  return (
    <>
      {/* Not for keyboards: the button in the row is. */}
      <tr
        aria-rowindex={rowIndex}
        className={classNames(expandedRows && styles.pressable)}
        onClick={expandedRows && toggleOnPress(row, expandedRows)}
      >
        {columns.map((column) => (
          <td
            key={column.key}
            data-name={column.isName || undefined}
            className={
              classNames(
                column.align === 'end' && styles.end,
                column.isWhole && styles.whole,
                column.isName && styles.name,
              ) || undefined
            }
          >
            {column.cell(row)}
          </td>
        ))}
        {expandedRows && (
          <td className={styles.end}>
            <ExpandButton row={row} expandedRows={expandedRows} />
          </td>
        )}
      </tr>
      {openDetail && (
        <tr>
          <td colSpan={columns.length + (expandedRows ? 1 : 0)} className={styles.detail}>
            {openDetail}
          </td>
        </tr>
      )}
    </>
  );
}
