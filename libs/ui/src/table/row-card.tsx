import { VisuallyHidden } from '../visually-hidden/index.ts';
import type { DataTableProps } from './columns.ts';
import { OpenButton } from './open-button.tsx';
import styles from './table.module.css';
import { detailOf, type OpenRows } from './use-open-rows.ts';

interface RowCardProps<R> extends Pick<DataTableProps<R>, 'columns' | 'detail' | 'card'> {
  row: R;
  openRows: OpenRows<R> | undefined;
}

/** A row below 600px. */
export function RowCard<R>({ row, columns, detail, card, openRows }: RowCardProps<R>) {
  return (
    <>
      {card ? (
        card(row)
      ) : (
        <dl>
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
      {openRows && (
        <div className={styles.opener}>
          <OpenButton row={row} openRows={openRows} />
        </div>
      )}
      {detailOf(row, detail, openRows)}
    </>
  );
}
