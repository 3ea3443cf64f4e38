import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import type { DataTableProps } from './columns.ts';
import { ExpandButton } from './expand-button.tsx';
import styles from './table.module.css';
import { detailOf, type ExpandedRows, toggleOnPress } from './use-expanded-rows.ts';

interface RowCardProps<R> extends Pick<DataTableProps<R>, 'columns' | 'detail' | 'card'> {
  row: R;
  expandedRows: ExpandedRows<R> | undefined;
}

/** A row as a card, below 600px. */
export function RowCard<R>({ row, columns, detail, card, expandedRows }: RowCardProps<R>) {
  return (
    <>
      {card ? (
        card(row)
      ) : (
        <dl
          className={classNames(expandedRows && styles.pressable)}
          onClick={expandedRows && toggleOnPress(row, expandedRows)}
        >
          {columns.map((column) => (
            <div key={column.key}>
              <dt>
                {column.isLabelHidden ? (
                  <VisuallyHidden>{column.label}</VisuallyHidden>
                ) : (
                  column.label
                )}
              </dt>
              <dd>{column.cell(row)}</dd>
            </div>
          ))}
        </dl>
      )}
      {expandedRows && (
        <div className={styles.cardExpand}>
          <ExpandButton row={row} expandedRows={expandedRows} />
        </div>
      )}
      {detailOf(row, detail, expandedRows)}
    </>
  );
}
