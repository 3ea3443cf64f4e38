import { useEffect, useRef } from 'react';
import { SelectField, TextField } from '../field/index.ts';
import { distanceProblem, mostPresetMiles } from './place-draft.ts';
import styles from './place-form.module.css';
import { usePlaceWords } from './words.ts';

interface DistanceFieldProps {
  miles: string;
  isCustom: boolean;
  onChange: (miles: string, isCustom: boolean) => void;
  /** A custom distance outside 1 to 30 has rested. */
  onOutOfRange: () => void;
  error: string | undefined;
}

/** Typing rests this long before it is judged, in milliseconds (spec 1 §9). */
const REST = 500;
const CUSTOM = 'custom';
const PRESETS = Array.from({ length: mostPresetMiles }, (_, index) => index + 1);

/** How far a practitioner travels: 1 to 6 miles, or a distance of their own. */
export function DistanceField({
  miles,
  isCustom,
  onChange,
  onOutOfRange,
  error,
}: DistanceFieldProps) {
  const t = usePlaceWords();
  const tell = useRef(onOutOfRange);
  useEffect(() => {
    tell.current = onOutOfRange;
  });
  const isOutside = isCustom && distanceProblem(miles) === 'distanceRange';

  // Judged anew with each letter: a timer that starts over while somebody types.
  useEffect(() => {
    if (!isOutside || miles === '') return;
    const timer = setTimeout(() => tell.current(), REST);

    return () => clearTimeout(timer);
  }, [isOutside, miles]);

  return (
    <div className={styles.distance}>
      <SelectField
        label={t('place.distance')}
        value={isCustom ? CUSTOM : miles}
        onChange={({ target: { value } }) =>
          // Custom begins with 1 mile, whatever was chosen before.
          value === CUSTOM ? onChange('1', true) : onChange(value, false)
        }
        options={[
          ...PRESETS.map((count) => ({
            value: String(count),
            label: t('place.miles', { count }),
          })),
          { value: CUSTOM, label: t('place.custom') },
        ]}
      />
      {isCustom && (
        <TextField
          label={t('place.customMiles')}
          hint={t('place.customHint')}
          inputMode="numeric"
          autoComplete="off"
          value={miles}
          onChange={(event) => onChange(milesIn(event.target.value), true)}
          error={error}
        />
      )}
    </div>
  );
}

/** As a number field takes it: digits and one point, so that 2.5 is refused and not read as 25. */
function milesIn(text: string): string {
  return text
    .replace(',', '.')
    .replace(/[^\d.]/g, '')
    .slice(0, 5);
}
