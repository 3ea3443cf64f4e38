import { type FieldForm, fieldProps } from '@freely/forms';
import { TextField } from '@freely/ui/field';
import type { FieldPath, FieldValues } from 'react-hook-form';

interface PercentFieldProps<Values extends FieldValues> {
  form: FieldForm<Values>;
  name: FieldPath<Values>;
  label: string;
}

/** A percentage from 0 to 99; only two digits can be typed. */
export function PercentField<Values extends FieldValues>({
  form,
  name,
  label,
}: PercentFieldProps<Values>) {
  // The errors of the contract's schema are messages already.
  const field = fieldProps(form, name, (message) => message);

  return (
    <TextField
      {...field}
      label={label}
      inputMode="numeric"
      autoComplete="off"
      onChange={(event) => {
        event.target.value = event.target.value.replace(/\D/g, '').slice(0, 2);
        void field.onChange(event);
      }}
    />
  );
}
