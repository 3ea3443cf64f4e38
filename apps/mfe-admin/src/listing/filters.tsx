import { useTranslation } from '@freely/i18n';
import { Button } from '@freely/ui/button';
import { classNames } from '@freely/ui/class-names';
import { Icon } from '@freely/ui/icon';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import styles from './list-frame.module.css';

/** The filters of a list: beside the search, and on phones behind a button that counts them. */
export function Filters({ count, children }: { count: number; children: ReactNode }) {
  const { t } = useTranslation('admin');
  const id = useId();
  // Filters that a link or a reload brings are shown: they are why rows are missing.
  const [isOpen, setIsOpen] = useState(count > 0);

  return (
    <>
      <Button
        className={styles.filtersButton}
        variant="secondary"
        icon={<Icon of={SlidersHorizontal} />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {count === 0 ? t('table.filters') : t('table.filtersSet', { number: count })}
      </Button>
      <div id={id} className={classNames(styles.filters, isOpen && styles.open)}>
        {children}
      </div>
    </>
  );
}
