import { useTranslation } from '@freely/i18n';
import { Button } from '@freely/ui/button';
import { Icon } from '@freely/ui/icon';
import { ArrowDownUp, SlidersHorizontal } from 'lucide-react';
import { countFilters } from '../use-result-filters.ts';
import type { Controls } from './filters.tsx';
import styles from './phone-bar.module.css';

export type Sheet = 'filters' | 'sort';

interface PhoneBarProps extends Pick<Controls, 'shown'> {
  onOpen: (sheet: Sheet) => void;
  /** The sheet that is still opening. */
  opening: Sheet | null;
}

/** On phones, two buttons open the filters and the sort order in sheets. */
export function PhoneBar({ shown, onOpen, opening }: PhoneBarProps) {
  const { t } = useTranslation('booking/search');
  const count = countFilters(shown);

  return (
    <div className={styles.bar}>
      <Button
        variant="secondary"
        icon={<Icon of={SlidersHorizontal} />}
        isPending={opening === 'filters'}
        onClick={() => onOpen('filters')}
      >
        {count === 0 ? t('filters.none') : t('filters.open', { count })}
      </Button>
      <Button
        variant="secondary"
        icon={<Icon of={ArrowDownUp} />}
        isPending={opening === 'sort'}
        onClick={() => onOpen('sort')}
        aria-label={`${t('filters.sortBy')}: ${t(`filters.${shown.sort}`)}`}
      >
        {t(`filters.${shown.sort}`)}
      </Button>
    </div>
  );
}
