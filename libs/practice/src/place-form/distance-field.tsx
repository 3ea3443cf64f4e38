import { maskWholeNumber } from '@freely/domain/whole-number';
import { useTranslation } from '@freely/i18n';
import { SelectField, TextField } from '@freely/ui/field';
import { useEffect, useRef } from 'react';
import { distanceProblem, maxPresetMiles } from './place-draft.ts';
import styles from './place-form.module.css';

interface DistanceFieldProps {
  miles: string;
  isCustom: boolean;
  onChange: (miles: string, isCustom: boolean) => void;
  /** Called when a custom distance outside 1 to 30 was typed, after a pause. */
  onOutOfRange: () => void;
  error: string | undefined;
}

/** Milliseconds without typing before a distance is checked (spec 1 §9). */
const DEBOUNCE = 500;
const CUSTOM = 'custom';
const PRESETS = Array.from({ length: maxPresetMiles }, (_, index) => index + 1);

/** How far a practitioner travels: 1 to 6 miles, or a distance of their own. */
export function DistanceField({
  miles,
  isCustom,
  onChange,
  onOutOfRange,
  error,
}: DistanceFieldProps) {
  const { t } = useTranslation('practice/places');
  const latest = useRef(onOutOfRange);
  useEffect(() => {
    latest.current = onOutOfRange;
  });
  const isOutside = isCustom && distanceProblem(miles) === 'distanceRange';

  // Each change restarts the timer.
  useEffect(() => {
    if (!isOutside || miles === '') return;
    const timer = setTimeout(() => latest.current(), DEBOUNCE);

    return () => clearTimeout(timer);
  }, [isOutside, miles]);

  return (
    <div className={styles.distance}>
      <SelectField
        label={t('distance')}
        value={isCustom ? CUSTOM : miles}
        onChange={({ target: { value } }) =>
          // Custom begins with 1 mile, whatever was chosen before.
          value === CUSTOM ? onChange('1', true) : onChange(value, false)
        }
        options={[
          ...PRESETS.map((count) => ({
            value: String(count),
            label: t('miles', { count }),
          })),
          { value: CUSTOM, label: t('custom') },
        ]}
      />
      {isCustom && (
        <TextField
          label={t('customMiles')}
          hint={t('customHint')}
          inputMode="numeric"
          autoComplete="off"
          value={miles}
          onChange={(event) => onChange(maskWholeNumber(event.target.value, 5), true)}
          error={error}
        />
      )}
    </div>
  );
}
