import { SelectField } from '@freely/ui/field';
import styles from './list-frame.module.css';

interface FilterFieldProps<V extends string> {
  label: string;
  /** The label for no filter: "Any status". */
  any: string;
  options: readonly { value: V; label: string }[];
  value: V | undefined;
  onChange: (value: string) => void;
}

/** A select that filters a list. */
export function FilterField<V extends string>({
  label,
  any,
  options,
  value,
  onChange,
}: FilterFieldProps<V>) {
  return (
    <SelectField
      className={styles.filter}
      label={label}
      placeholder={any}
      options={options}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
