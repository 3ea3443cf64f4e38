import { useTranslation } from '@freely/i18n';
import { type FocusEvent, type ReactNode, useState } from 'react';
import { classNames } from '../class-names.ts';
import { formatDay, today } from '../days.ts';
import choice from '../field/choice.module.css';
import { FieldNote, useFieldAttributes } from '../field/field-frame.tsx';
import { SelectField } from '../field/index.ts';
import { useSettledBlur } from '../field/use-settled-blur.ts';
import styles from './month-field.module.css';

export interface MonthFieldProps {
  label: ReactNode;
  /** `YYYY-MM`; null or empty while none is chosen. */
  value: string | null | undefined;
  /** Receives the month, or an empty string while only one of its two parts is chosen. */
  onChange: (month: string) => void;
  /** First and last month that can be chosen, `YYYY-MM`; 1950-01 to this month by default. */
  min?: string | undefined;
  max?: string | undefined;
  /** Called when the focus leaves both selects. */
  onBlur?: ((event: FocusEvent) => void) | undefined;
  onFocus?: ((event: FocusEvent) => void) | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  isDisabled?: boolean | undefined;
  className?: string | undefined;
}

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

/** A month and its year as two selects: `<input type="month">` is a text box in some browsers. */
export function MonthField({
  label,
  value,
  onChange,
  min = '1950-01',
  max = thisMonth(),
  onBlur,
  onFocus,
  hint,
  error,
  isDisabled,
  className,
}: MonthFieldProps) {
  const { t } = useTranslation('ui');
  const { noteId, 'aria-describedby': note } = useFieldAttributes({ hint, error });
  const settledBlur = useSettledBlur(onBlur);
  // The parts of an incomplete month, which is not reported yet.
  const [incomplete, setIncomplete] = useState({ month: '', year: '' });
  const [year = incomplete.year, month = incomplete.month] = value ? value.split('-') : [];

  function choose(parts: { month: string; year: string }) {
    const isComplete = parts.year !== '' && parts.month !== '';
    const chosen = isComplete ? `${parts.year}-${parts.month}` : '';
    const isOutside = isComplete && (chosen < min || chosen > max);
    // The month is not available in this year: it must be chosen again.
    const kept = isOutside ? { ...parts, month: '' } : parts;
    setIncomplete(kept);
    onChange(isOutside ? '' : chosen);
  }

  return (
    <fieldset
      className={classNames(choice.group, className)}
      aria-describedby={note}
      disabled={isDisabled}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) settledBlur?.(event);
      }}
    >
      <legend className={choice.legend}>{label}</legend>
      <div className={styles.parts}>
        <SelectField
          label={t('month.month')}
          isLabelHidden
          placeholder={t('month.month')}
          options={MONTHS.map((number) => ({
            value: number,
            label: monthName(number),
            isDisabled: year !== '' && (`${year}-${number}` < min || `${year}-${number}` > max),
          }))}
          value={month}
          onChange={(event) => choose({ month: event.target.value, year })}
          onFocus={onFocus}
          aria-invalid={error ? true : undefined}
        />
        <SelectField
          label={t('month.year')}
          isLabelHidden
          placeholder={t('month.year')}
          options={yearsBetween(min, max)}
          value={year}
          onChange={(event) => choose({ month, year: event.target.value })}
          onFocus={onFocus}
          aria-invalid={error ? true : undefined}
        />
      </div>
      <FieldNote {...{ noteId, hint, error }} />
    </fieldset>
  );
}

function thisMonth(): string {
  return today().slice(0, 7);
}

function monthName(number: string): string {
  return formatDay(`2000-${number}-01`, { month: 'long' });
}

/** The latest year first, since most people started recently. */
function yearsBetween(min: string, max: string) {
  const last = Number(max.slice(0, 4));
  const count = last - Number(min.slice(0, 4)) + 1;

  return Array.from({ length: count }, (_, index) => {
    const label = String(last - index);
    return { value: label, label };
  });
}
