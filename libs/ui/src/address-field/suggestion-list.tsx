import { useEffect, useRef } from 'react';
import styles from './address-field.module.css';
import type { AddressSuggestion } from './use-suggestions.ts';

interface SuggestionListProps<S extends AddressSuggestion> {
  id: string;
  suggestions: readonly S[];
  /** The index of the suggestion that Enter picks; -1 for none. */
  active: number;
  onPick: (suggestion: S) => void;
  label: string;
  emptyText: string;
}

/** The list under an address field. The focus stays in the input. */
export function SuggestionList<S extends AddressSuggestion>({
  id,
  suggestions,
  active,
  onPick,
  label,
  emptyText,
}: SuggestionListProps<S>) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  if (suggestions.length === 0) {
    return (
      <div className={styles.list}>
        <p role="status" className={styles.none}>
          {emptyText}
        </p>
      </div>
    );
  }

  const credit = suggestions[0]?.credit;

  return (
    <div className={styles.list}>
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={label}
        // Keeps the focus in the input; losing it would close the list before the click.
        onMouseDown={(event) => event.preventDefault()}
      >
        {suggestions.map((suggestion, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys for the list.
          <div
            key={suggestion.id}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={styles.option}
            onClick={() => onPick(suggestion)}
          >
            {suggestion.text}
            {suggestion.detail && <small>{suggestion.detail}</small>}
          </div>
        ))}
      </div>
      {credit && <p className={styles.credit}>{credit}</p>}
    </div>
  );
}
