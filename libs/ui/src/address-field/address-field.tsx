import { useTranslation } from '@freely/i18n';
import { MapPin } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import fieldStyles from '../field/field.module.css';
import { FieldFrame, useWiring } from '../field/field-frame.tsx';
import { Icon } from '../icon/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './address-field.module.css';
import { SuggestionList } from './suggestion-list.tsx';
import { type AddressSuggestion, type Search, useSuggestions } from './use-suggestions.ts';

export interface AddressFieldProps<S extends AddressSuggestion = AddressSuggestion>
  extends Pick<
    ComponentProps<'input'>,
    'name' | 'ref' | 'id' | 'onBlur' | 'onFocus' | 'disabled' | 'required' | 'autoFocus'
  > {
  label: ReactNode;
  isLabelHidden?: boolean | undefined;
  text: string;
  /** Typed, so nothing is picked any more. */
  onTextChange: (text: string) => void;
  onSelect: (suggestion: S) => void;
  /** Asked while the reader types; the signal tells when nobody waits any more. */
  search: Search<S>;
  error?: string | undefined;
  hint?: ReactNode;
  placeholder?: string | undefined;
  /** Without border and icon, for a search bar that draws its own. */
  isBare?: boolean | undefined;
  className?: string | undefined;
}

/**
 * An address to pick from a list (D14): a combo box on one plain input, so that it works from the
 * first keystroke and there is nothing to load.
 */
export function AddressField<S extends AddressSuggestion>({
  label,
  isLabelHidden,
  text,
  onTextChange,
  onSelect,
  search,
  error,
  hint,
  placeholder,
  isBare = false,
  className,
  id,
  onBlur,
  onFocus,
  ...props
}: AddressFieldProps<S>) {
  const { t } = useTranslation('ui');
  const { noteId, ...wiring } = useWiring({ hint, error }, id);
  const listId = useId();
  const [asked, setAsked] = useState<string>();
  const [active, setActive] = useState(-1);
  const lookup = useSuggestions(asked, search);
  const suggestions = lookup.status === 'found' ? lookup.suggestions : [];
  const isOpen = asked !== undefined && lookup.status !== 'idle';

  function ask(typed: string | undefined) {
    setAsked(typed);
    setActive(-1);
  }

  function pick(suggestion: S) {
    ask(undefined);
    onTextChange(suggestion.text);
    onSelect(suggestion);
  }

  function onKeyDown(event: KeyboardEvent) {
    const chosen = suggestions[active];
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      ask(undefined);
    }
    if (event.key === 'Enter' && isOpen && chosen) {
      event.preventDefault();
      pick(chosen);
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (isOpen) setActive(moved(active, event.key === 'ArrowDown' ? 1 : -1, suggestions.length));
      else ask(text);
    }
  }

  return (
    <FieldFrame {...{ label, isLabelHidden, hint, error, noteId, className }} id={wiring.id}>
      <span className={classNames(styles.anchor, !isBare && fieldStyles.wrap)}>
        {!isBare && <Icon of={MapPin} />}
        <input
          {...props}
          {...wiring}
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={isOpen && suggestions.length > 0}
          aria-controls={listId}
          aria-activedescendant={suggestions[active] ? `${listId}-${active}` : undefined}
          placeholder={placeholder}
          className={classNames(!isBare && fieldStyles.control)}
          value={text}
          onChange={(event) => {
            onTextChange(event.target.value);
            ask(event.target.value);
          }}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
          onBlur={(event) => {
            ask(undefined);
            onBlur?.(event);
          }}
        />
        {isOpen && (
          <SuggestionList
            id={listId}
            suggestions={suggestions}
            active={active}
            onPick={pick}
            label={t('address.list')}
            emptyText={t(lookup.status === 'failed' ? 'address.failed' : 'address.none')}
          />
        )}
        <VisuallyHidden role="status">
          {isOpen && suggestions.length > 0 && t('address.found', { count: suggestions.length })}
        </VisuallyHidden>
      </span>
    </FieldFrame>
  );
}

/** Round the ends, by way of the input itself (-1). */
function moved(active: number, step: number, count: number): number {
  const next = active + step;

  return next < -1 ? count - 1 : next >= count ? -1 : next;
}
