import { formatPounds, poundsOf } from '@freely/domain/money';
import { useTranslation } from '@freely/i18n';
import { formatDuration } from '@freely/ui/duration';
import { Icon } from '@freely/ui/icon';
import { Check, ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { isOfferPossible, isPriceOfTreatment, isTreatmentDuration } from './treatment-fields.tsx';
import styles from './treatment-list.module.css';
import type { Offer, Treatment } from './treatments.ts';

interface TreatmentRowProps {
  treatment: Treatment;
  /** Undefined without a price. */
  offer: Offer | undefined;
  isUnsaved: boolean;
  isOpen: boolean;
  onToggle: () => void;
  children: (treatment: Treatment) => ReactNode;
}

/**
 * A treatment, with its panel while that is open. It is ticked if it has a price and a duration that can be saved; what
 * is wrong or unsaved is named, because it may be hidden in a closed panel.
 */
export function TreatmentRow({
  treatment,
  offer,
  isUnsaved,
  isOpen,
  onToggle,
  children,
}: TreatmentRowProps) {
  const { t } = useTranslation('practice/treatments');
  const panelId = useId();
  const isPriced = isOfferPossible(offer);
  // What customers book, otherwise what is usual.
  const own = offer?.duration ?? null;
  const duration = isTreatmentDuration(own) ? own : treatment.duration;

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
          {treatment.name} <small>{formatDuration(duration)}</small>
        </span>
        {isUnsaved && <span className={styles.unsaved}>{t('unsaved')}</span>}
        {offer && (
          <span className={styles.price} data-wrong={!isPriced || undefined}>
            <OfferTag offer={offer} />
          </span>
        )}
        <Icon of={ChevronDown} />
      </button>
      {isOpen && (
        <div id={panelId} ref={showWhole} className={styles.panel}>
          {children(treatment)}
        </div>
      )}
    </li>
  );
}

/** A panel that opens low on the screen would be behind a bar at its end. */
function showWhole(panel: HTMLElement | null): void {
  panel?.scrollIntoView({ block: 'nearest' });
}

/** The price, or what is wrong with the offer. */
function OfferTag({ offer: { price, duration } }: { offer: Offer }) {
  const { t } = useTranslation('practice/treatments');
  if (price === null) return null;
  const written = { price: formatPounds(poundsOf(price)) };
  if (!isPriceOfTreatment(price)) return t('wrongTag', written);

  return isTreatmentDuration(duration) ? t('tag', written) : t('wrongMinutes');
}
