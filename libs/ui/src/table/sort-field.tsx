import { useTranslation } from '@freely/i18n';
import { SelectField } from '../field/index.ts';
import type { DataTableProps, Sort } from './columns.ts';
import styles from './table.module.css';

/** A select of sort orders for phones, where the table has no headers. */
export function SortField<R>({
  columns,
  sort,
  onSort,
}: Pick<DataTableProps<R>, 'columns' | 'sort' | 'onSort'>) {
  const { t } = useTranslation('ui/table');
  const sortable = columns.filter(({ isSortable }) => isSortable);
  if (!onSort || sortable.length === 0) return null;

  const options = sortable.flatMap(({ key, label }) =>
    (['ascending', 'descending'] as const).map((direction) => ({
      value: `${direction} ${key}`,
      label: t(`${direction}`, { name: label }),
    })),
  );

  return (
    <div className={styles.sortField}>
      <SelectField
        label={t('sort')}
        size="sm"
        options={options}
        placeholder={sort ? undefined : t('unsorted')}
        value={sort ? `${sort.direction} ${sort.key}` : ''}
        onChange={(event) => {
          const [direction, ...key] = event.target.value.split(' ');
          if (direction) onSort({ key: key.join(' '), direction: direction as Sort['direction'] });
        }}
      />
    </div>
  );
}
