import { SearchSort } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { SelectField } from '@freely/ui/field';
import { useId } from 'react';
import styles from './category-bar.module.css';
import type { Controls } from './filters.tsx';

export function SortField({ shown, onChange }: Controls) {
  const { t } = useTranslation('booking/search');
  const id = useId();

  return (
    <>
      <label htmlFor={id} className={styles.sortLabel}>
        {t('filters.sortBy')}
      </label>
      <SelectField
        id={id}
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
