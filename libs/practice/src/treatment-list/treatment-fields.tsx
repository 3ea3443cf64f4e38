import { isTreatmentPrice } from '@freely/domain/treatment-price';
import { maskWholeNumber, wholeNumberIn } from '@freely/domain/whole-number';
import { useTranslation } from '@freely/i18n';
import { TextField } from '@freely/ui/field';
import { PriceField } from '@freely/ui/price-field';
import { useState } from 'react';
import styles from './treatment-list.module.css';
import type { Offer, Treatment } from './treatments.ts';

export interface TreatmentFieldsProps {
  treatment: Treatment;
  /** Whole pence (D9); null without a price. */
  price: number | null;
  onPriceChange: (pence: number | null) => void;
  /** Minutes; null while the field is empty, or what is typed is no whole number. */
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

/** True when price and duration can be saved. */
export function isOfferPossible(offer: Offer | undefined): boolean {
  return isPriceOfTreatment(offer?.price) && isTreatmentDuration(offer?.duration ?? null);
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
  const priceRule =
    price === null || isTreatmentPrice(price)
      ? undefined
      : t(price < 0 ? 'priceNegative' : 'priceRule');
  const [typed, setTyped] = useState('');
  // A duration that was set elsewhere replaces the typed text.
  const minutes = minutesIn(typed) === duration ? typed : String(duration ?? '');
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
        value={minutes}
        onChange={(event) => {
          const text = maskWholeNumber(event.target.value, 4);
          setTyped(text);
          onDurationChange(minutesIn(text));
        }}
        hint={t('durationHint', { minutes: treatment.duration })}
        error={errors?.duration ?? durationRule}
        onFocus={onFocus}
      />
    </div>
  );
}

function minutesIn(text: string): number | null {
  const minutes = wholeNumberIn(text);

  return Number.isNaN(minutes) ? null : minutes;
}
