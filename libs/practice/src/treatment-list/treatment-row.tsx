import { useTranslation } from '@freely/i18n';
import { Icon } from '@freely/ui/icon';
import { writePence } from '@freely/ui/price-field';
import { Check, ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styles from './treatment-list.module.css';
import type { Treatment } from './treatments.ts';

interface TreatmentRowProps {
  treatment: Treatment;
  /** Whole pence; undefined without a price. */
  price: number | undefined;
  isOpen: boolean;
  onToggle: () => void;
  children: (treatment: Treatment) => ReactNode;
}

/** A treatment: ticked if it has a price, with its panel while that is open. */
export function TreatmentRow({ treatment, price, isOpen, onToggle, children }: TreatmentRowProps) {
  const { t } = useTranslation('practice/treatments');
  const panelId = useId();
  const isPriced = price !== undefined;

  return (
    <li className={styles.row} data-selected={isPriced || undefined}>
      <button
        type="button"
        className={styles.open}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={onToggle}
      >
        <span className={styles.tick} data-ticked={isPriced || undefined}>
          {isPriced && <Icon of={Check} />}
        </span>
        <span className={styles.treatment}>
          {treatment.name} <small>{t('minutes', { minutes: treatment.duration })}</small>
        </span>
        {isPriced && (
          <span className={styles.price}>{t('tag', { price: `£${writePence(price)}` })}</span>
        )}
        <Icon of={ChevronDown} />
      </button>
      {isOpen && (
        <div id={panelId} className={styles.panel}>
          {children(treatment)}
        </div>
      )}
    </li>
  );
}
