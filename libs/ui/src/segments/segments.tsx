import type { ReactNode } from 'react';
import styles from './segments.module.css';

export interface SegmentsProps<K extends string = string> {
  /** Names the group. */
  label: string;
  options: readonly { key: K; label: ReactNode }[];
  selected: K;
  onSelect: (key: K) => void;
}

/** Switches between views of the same thing: Day, Week, Month. */
export function Segments<K extends string>({
  label,
  options,
  selected,
  onSelect,
}: SegmentsProps<K>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for values to send; this is a view.
    <div role="group" aria-label={label} className={styles.segments}>
      {options.map((option) => (
        <button
          key={option.key}
          type="button"
          className={styles.segment}
          aria-pressed={option.key === selected}
          onClick={() => onSelect(option.key)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
