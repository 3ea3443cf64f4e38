import { isTreatmentPrice } from '@freely/domain/treatment-price';
import { useTranslation } from '@freely/i18n';
import { TextField } from '@freely/ui/field';
import { PriceField } from '@freely/ui/price-field';
import styles from './treatment-list.module.css';
import type { Treatment } from './treatments.ts';

export interface TreatmentFieldsProps {
  treatment: Treatment;
  /** Whole pence (D9); null without a price. */
  price: number | null;
  onPriceChange: (pence: number | null) => void;
  /** Minutes; null while the field is empty. */
  duration: number | null;
  onDurationChange: (minutes: number | null) => void;
  /** The error messages of the server. */
  errors?: { price?: string | undefined; duration?: string | undefined } | undefined;
  /** Clears the errors of the server. */
  onFocus?: (() => void) | undefined;
}

/** True for a valid duration: whole minutes from 5 to 720. */
export function isTreatmentDuration(minutes: number | null): minutes is number {
  return minutes !== null && Number.isInteger(minutes) && minutes >= 5 && minutes <= 720;
}

/** True for a price that can be saved; null and undefined are no price. */
export function isPriceOfTreatment(pence: number | null | undefined): pence is number {
  return typeof pence === 'number' && isTreatmentPrice(pence);
}

/** The price and the duration of a treatment. */
export function TreatmentFields({
  treatment,
  price,
  onPriceChange,
  duration,
  onDurationChange,
  errors,
  onFocus,
}: TreatmentFieldsProps) {
  const { t } = useTranslation('practice/treatments');
  const { name } = treatment;
  const priceRule = price === null || isTreatmentPrice(price) ? undefined : t('priceRule');
  const durationRule = isTreatmentDuration(duration) ? undefined : t('durationRule');

  return (
    <div className={styles.fields}>
      <PriceField
        label={t('priceLabel')}
        aria-label={t('price', { name })}
        value={price}
        onChange={onPriceChange}
        error={errors?.price ?? priceRule}
        onFocus={onFocus}
      />
      <TextField
        label={t('durationLabel')}
        aria-label={t('duration', { name })}
        inputMode="numeric"
        autoComplete="off"
        value={duration ?? ''}
        onChange={(event) => onDurationChange(minutesIn(event.target.value))}
        hint={t('durationHint', { minutes: treatment.duration })}
        error={errors?.duration ?? durationRule}
        onFocus={onFocus}
      />
    </div>
  );
}

function minutesIn(text: string): number | null {
  const digits = text.replace(/\D/g, '').slice(0, 4);

  return digits === '' ? null : Number(digits);
}
