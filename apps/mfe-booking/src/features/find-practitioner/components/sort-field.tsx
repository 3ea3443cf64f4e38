import { SearchSort } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { SelectField } from '@freely/ui/field';
import styles from './category-bar.module.css';
import type { Controls } from './filters.tsx';

export function SortField({ shown, onChange }: Controls) {
  const { t } = useTranslation('booking/search');

  return (
    <>
      {/* The field has this as its name already. */}
      <span aria-hidden className={styles.sortLabel}>
        {t('filters.sortBy')}
      </span>
      <SelectField
        size="sm"
        label={t('filters.sortBy')}
        isLabelHidden
        value={shown.sort}
        options={SearchSort.options.map((value) => ({ value, label: t(`filters.${value}`) }))}
        onChange={({ target }) => onChange({ sort: target.value as typeof shown.sort })}
      />
    </>
  );
}
