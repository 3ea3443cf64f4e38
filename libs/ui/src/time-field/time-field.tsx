import { SelectField, type SelectFieldProps } from '../field/index.ts';
import { timesBetween } from './times.ts';

export interface TimeFieldProps
  extends Omit<SelectFieldProps, 'options' | 'value' | 'defaultValue' | 'onChange'> {
  /** `HH:mm`; null or empty while none is chosen. */
  value: string | null | undefined;
  onChange: (time: string) => void;
  /** First and last time to choose from, both included; the whole day unless given. */
  min?: string | undefined;
  max?: string | undefined;
  /** Minutes from one time to the next. */
  step?: number | undefined;
}

/** A time of day from a native list, in steps of 15 minutes. */
export function TimeField({
  value,
  onChange,
  min = '00:00',
  max = '23:45',
  step = 15,
  ...props
}: TimeFieldProps) {
  const times = timesBetween(min, max, step);
  // A value saved under other rules is still shown unchanged.
  const offered = !value || times.includes(value) ? times : [...times, value].sort();

  return (
    <SelectField
      {...props}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value)}
      options={offered.map((time) => ({ value: time, label: time }))}
    />
  );
}
