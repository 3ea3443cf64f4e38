import { useTranslation } from '@freely/i18n';
import type { FocusEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import choice from './choice.module.css';
import styles from './date-of-birth.module.css';
import { FieldNote, useFieldAttributes } from './field-frame.tsx';
import { SelectField } from './select-field.tsx';
import { useSettledBlur } from './use-settled-blur.ts';

/** Two-digit day and month, four-digit year; each is empty until it is chosen. */
export interface DateParts {
  day: string;
  month: string;
  year: string;
}

export interface DateOfBirthFieldProps {
  label: ReactNode;
  value: DateParts;
  onChange: (value: DateParts) => void;
  /** Called when the focus leaves all three selects, not when it moves between them. */
  onBlur?: ((event: FocusEvent) => void) | undefined;
  onFocus?: ((event: FocusEvent) => void) | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  isDisabled?: boolean | undefined;
  /** First and last year of the list, in this order; the specification has 1950 to 2019 (D45). */
  years?: readonly [number, number] | undefined;
  className?: string | undefined;
}

const DAYS = numbers(1, 31);
const MONTHS = numbers(1, 12);

/** Day, month and year of birth as three selects. The form checks whether the date exists. */
export function DateOfBirthField({
  label,
  value,
  onChange,
  onBlur,
  onFocus,
  hint,
  error,
  isDisabled,
  years = [1950, 2019],
  className,
}: DateOfBirthFieldProps) {
  const { t } = useTranslation('ui');
  const { noteId, 'aria-describedby': note } = useFieldAttributes({ hint, error });
  const settledBlur = useSettledBlur(onBlur);
  const lists: Record<keyof DateParts, { value: string; label: string }[]> = {
    day: DAYS,
    month: MONTHS,
    year: numbers(...years),
  };

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
        {(['day', 'month', 'year'] as const).map((part) => (
          <SelectField
            key={part}
            label={t(`dateOfBirth.${part}`)}
            isLabelHidden
            placeholder={t(`dateOfBirth.${part}`)}
            options={lists[part]}
            value={value[part]}
            onChange={(event) => onChange({ ...value, [part]: event.target.value })}
            onFocus={onFocus}
            autoComplete={`bday-${part}`}
            aria-invalid={error ? true : undefined}
          />
        ))}
      </div>
      <FieldNote {...{ noteId, hint, error }} />
    </fieldset>
  );
}

function numbers(from: number, to: number) {
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const label = String(from + index).padStart(2, '0');
    return { value: label, label };
  });
}
