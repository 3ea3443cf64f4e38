import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import hidden from '../visually-hidden/visually-hidden.module.css';
import styles from './choice.module.css';
import { FieldNote, useFieldAttributes } from './field-frame.tsx';
import { useSettledBlur } from './use-settled-blur.ts';

export interface Choice<V extends string = string> {
  value: V;
  label: ReactNode;
  /** A second line under the label, in cards. */
  description?: ReactNode;
  isDisabled?: boolean | undefined;
}

export interface RadioGroupFieldProps<V extends string = string> {
  legend: ReactNode;
  isLegendHidden?: boolean | undefined;
  options: readonly Choice<V>[];
  /** The chosen value; undefined or null while nothing is chosen. */
  value: V | null | undefined;
  onChange: (value: V) => void;
  onBlur?: (() => void) | undefined;
  onFocus?: (() => void) | undefined;
  name?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  isDisabled?: boolean | undefined;
  /** `rows`: one below another; `inline`: in a line; `cells`: a row of equal buttons. */
  layout?: 'rows' | 'inline' | 'cells' | undefined;
  className?: string | undefined;
}

/** One of a few options, all visible. */
export function RadioGroupField<V extends string>({
  layout = 'rows',
  ...props
}: RadioGroupFieldProps<V>) {
  const variants = {
    rows: [undefined, styles.choice],
    inline: [styles.inline, styles.choice],
    cells: [styles.segmented, styles.cell],
  } as const;
  const [group, choice] = variants[layout];

  return <Radios {...props} groupClass={group} choiceClass={choice} />;
}

/** One of a few options that each need a line of explanation. */
export function ChoiceCards<V extends string>(props: Omit<RadioGroupFieldProps<V>, 'layout'>) {
  return (
    <Radios
      {...props}
      groupClass={styles.cards}
      choiceClass={classNames(styles.choice, styles.card)}
    />
  );
}

interface RadiosProps<V extends string> extends Omit<RadioGroupFieldProps<V>, 'layout'> {
  groupClass: string | undefined;
  choiceClass: string | undefined;
}

function Radios<V extends string>({
  legend,
  isLegendHidden,
  options,
  value,
  onChange,
  onBlur,
  onFocus,
  name,
  hint,
  error,
  isDisabled,
  groupClass,
  choiceClass,
  className,
}: RadiosProps<V>) {
  const ownName = useId();
  const { noteId, 'aria-describedby': note } = useFieldAttributes({ hint, error });
  const settledBlur = useSettledBlur(onBlur);

  return (
    <fieldset
      className={classNames(styles.group, className)}
      disabled={isDisabled}
      aria-describedby={note}
    >
      <legend className={isLegendHidden ? hidden.hidden : styles.legend}>{legend}</legend>
      <div className={classNames(styles.options, groupClass)}>
        {options.map((option) => (
          <label key={option.value} className={choiceClass}>
            <input
              type="radio"
              name={name ?? ownName}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled}
              onChange={() => onChange(option.value)}
              onBlur={settledBlur}
              onFocus={onFocus}
              aria-invalid={error ? true : undefined}
            />
            <span className={styles.text}>
              {option.label}
              {option.description && <small>{option.description}</small>}
            </span>
          </label>
        ))}
      </div>
      <FieldNote {...{ noteId, hint, error }} />
    </fieldset>
  );
}
