import { useTranslation } from '@freely/i18n';
import { formatDuration } from '@freely/ui/duration';
import { Icon } from '@freely/ui/icon';
import { writePence } from '@freely/ui/price-field';
import { Check, ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { isPriceOfTreatment } from './treatment-fields.tsx';
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

/**
 * A treatment, with its panel while that is open. It is ticked if it has a price that can be saved; a
 * wrong price is named, because it may be hidden in a closed panel.
 */
export function TreatmentRow({ treatment, price, isOpen, onToggle, children }: TreatmentRowProps) {
  const { t } = useTranslation('practice/treatments');
  const panelId = useId();
  const isPriced = isPriceOfTreatment(price);

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
          {treatment.name} <small>{formatDuration(treatment.duration)}</small>
        </span>
        {price !== undefined && (
          <span className={styles.price} data-wrong={!isPriced || undefined}>
            {t(isPriced ? 'tag' : 'wrongTag', { price: `£${writePence(price)}` })}
          </span>
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
