import { useTranslation } from '@freely/i18n';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { Icon } from '../icon/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { type Column, type DataTableProps, nextSort, type Sort } from './columns.ts';
import styles from './table.module.css';

interface TableHeadProps<R> extends Pick<DataTableProps<R>, 'columns' | 'sort' | 'onSort'> {
  /** Adds a last column for the buttons that open rows. */
  hasExpandButtons: boolean;
}

export function TableHead<R>({ columns, sort, onSort, hasExpandButtons }: TableHeadProps<R>) {
  const { t } = useTranslation('ui/table');

  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th
            key={column.key}
            scope="col"
            className={column.align === 'end' ? styles.end : undefined}
            aria-sort={sort?.key === column.key ? sort.direction : undefined}
          >
            <HeadLabel {...{ column, sort, onSort }} />
          </th>
        ))}
        {hasExpandButtons && (
          <th scope="col" className={styles.end}>
            <VisuallyHidden>{t('more')}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}

interface HeadLabelProps<R> {
  column: Column<R>;
  sort: Sort | null | undefined;
  onSort: ((sort: Sort) => void) | undefined;
}

function HeadLabel<R>({ column, sort, onSort }: HeadLabelProps<R>) {
  if (column.isLabelHidden) return <VisuallyHidden>{column.label}</VisuallyHidden>;
  if (!column.isSortable || !onSort) return column.label;

  const isSorted = sort?.key === column.key;
  const arrow = sort?.direction === 'descending' ? ArrowDown : ArrowUp;

  return (
    <button
      type="button"
      className={styles.sort}
      onClick={() => onSort(nextSort(sort, column.key))}
    >
      {column.label}
      <Icon of={isSorted ? arrow : ChevronsUpDown} size="sm" />
    </button>
  );
}
