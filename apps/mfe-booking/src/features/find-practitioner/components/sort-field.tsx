import { SearchSort } from '@freely/api-client/contract';
import { SelectField } from '@freely/ui/field';
import { useId } from 'react';
import { useWords } from '../../../journey/words.ts';
import styles from './category-bar.module.css';
import type { Controls } from './filters.tsx';

export function SortField({ shown, onChange }: Controls) {
  const say = useWords();
  const id = useId();

  return (
    <>
      <label htmlFor={id} className={styles.sortLabel}>
        {say('filters.sortBy')}
      </label>
      <SelectField
        id={id}
        size="sm"
        label={say('filters.sortBy')}
        isLabelHidden
        value={shown.sort}
        options={SearchSort.options.map((value) => ({ value, label: say(`filters.${value}`) }))}
        onChange={({ target }) => onChange({ sort: target.value as typeof shown.sort })}
      />
    </>
  );
}
