import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { TextField, type TextFieldProps } from '../field/index.ts';
import { isAmountSoFar, readPence, stepPence, trimAmount, writePence } from './price-text.ts';

export interface PriceFieldProps
  extends Omit<
    TextFieldProps,
    'type' | 'affix' | 'icon' | 'trailing' | 'value' | 'defaultValue' | 'onChange' | 'step' | 'min'
  > {
  /** Whole pence (D9), below 0 after a minus; null while the field is empty. */
  value: number | null;
  onChange: (pence: number | null) => void;
  /** The step of the arrow keys in pence: 50 for prices, 1 for charges. */
  step?: number | undefined;
  /** The minimum in pence. */
  min?: number | undefined;
}

/**
 * An amount of money with its £. Accepts digits, commas between thousands and two decimals, which blur adds;
 * a minus too, which is for the rule of the form to refuse.
 */
export function PriceField({
  value,
  onChange,
  step = 50,
  min = 0,
  onBlur,
  onKeyDown,
  ...props
}: PriceFieldProps) {
  const [typed, setTyped] = useState(writePence(value));
  // A price that was set elsewhere replaces the typed text.
  const text = readPence(typed) === value ? typed : writePence(value);

  function type(entered: string) {
    const next = trimAmount(entered);
    if (!isAmountSoFar(next)) return;
    setTyped(next);
    onChange(readPence(next));
  }

  function stepBy(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key] as 1 | -1 | undefined;
    if (!direction || props.disabled || props.readOnly) return;
    event.preventDefault();
    const next = stepPence(value, step, direction, min);
    setTyped(writePence(next));
    onChange(next);
  }

  function leave(event: FocusEvent<HTMLInputElement>) {
    setTyped(writePence(value));
    onBlur?.(event);
  }

  return (
    <TextField
      autoComplete="off"
      {...props}
      affix="£"
      inputMode="decimal"
      role="spinbutton"
      aria-valuenow={value === null ? undefined : value / 100}
      aria-valuemin={min / 100}
      aria-valuetext={value === null ? undefined : `£${writePence(value)}`}
      value={text}
      onChange={(event) => type(event.target.value)}
      onKeyDown={stepBy}
      onBlur={leave}
    />
  );
}
