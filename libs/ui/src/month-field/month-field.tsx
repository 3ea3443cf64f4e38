import { useTranslation } from '@freely/i18n';
import type { FocusEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { monthAndYear, monthName, today } from '../days.ts';
import choice from '../field/choice.module.css';
import { FieldNote, useFieldAttributes } from '../field/field-frame.tsx';
import { SelectField } from '../field/index.ts';
import { useSettledBlur } from '../field/use-settled-blur.ts';
import styles from './month-field.module.css';

export interface MonthFieldProps {
  label: ReactNode;
  /** `YYYY-MM`, while only one part is chosen `YYYY-` or `-MM`; null or empty while none is. */
  value: string | null | undefined;
  /** Receives what is chosen so far, in the format of `value`; `isMonth` says if that is a month. */
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

const FIRST = '1950-01';

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

/** Whether a value of the field is a whole month that can be chosen. */
export function isMonth(value: string, min = FIRST, max = thisMonth()): boolean {
  return isWhole(value) && value >= min && value <= max;
}

/**
 * A month and its year as two selects: `<input type="month">` is a text box in some browsers. It says
 * by itself that a month is not among those that can be chosen.
 */
export function MonthField({
  label,
  value,
  onChange,
  min = FIRST,
  max = thisMonth(),
  onBlur,
  onFocus,
  hint,
  error,
  isDisabled,
  className,
}: MonthFieldProps) {
  const { t } = useTranslation('ui');
  const [year = '', month = ''] = value ? value.split('-') : [];
  const isOutside = value && isWhole(value) && !isMonth(value, min, max);
  const problem = isOutside
    ? t('month.outside', { first: monthAndYear(min), last: monthAndYear(max) })
    : error;
  const { noteId, 'aria-describedby': note } = useFieldAttributes({ hint, error: problem });
  const settledBlur = useSettledBlur(onBlur);

  const choose = (parts: { month: string; year: string }) =>
    onChange(parts.year || parts.month ? `${parts.year}-${parts.month}` : '');

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
            label: monthName(`2000-${number}`),
            isDisabled: year !== '' && (`${year}-${number}` < min || `${year}-${number}` > max),
          }))}
          value={month}
          onChange={(event) => choose({ month: event.target.value, year })}
          onFocus={onFocus}
          aria-invalid={problem ? true : undefined}
        />
        <SelectField
          label={t('month.year')}
          isLabelHidden
          placeholder={t('month.year')}
          options={yearsBetween(min, max)}
          value={year}
          onChange={(event) => choose({ month, year: event.target.value })}
          onFocus={onFocus}
          aria-invalid={problem ? true : undefined}
        />
      </div>
      <FieldNote {...{ noteId, hint, error: problem }} />
    </fieldset>
  );
}

function thisMonth(): string {
  return today().slice(0, 7);
}

const isWhole = (value: string) => /^\d{4}-\d{2}$/.test(value);

/** The latest year first, since most people started recently. */
function yearsBetween(min: string, max: string) {
  const last = Number(max.slice(0, 4));
  const count = last - Number(min.slice(0, 4)) + 1;

  return Array.from({ length: count }, (_, index) => {
    const label = String(last - index);
    return { value: label, label };
  });
}
