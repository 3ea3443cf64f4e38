import { useTranslation } from '@freely/i18n';
import { MapPin } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import fieldStyles from '../field/field.module.css';
import { FieldFrame, useFieldAttributes } from '../field/field-frame.tsx';
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
  /** Called while typing; a suggestion picked before no longer applies. */
  onTextChange: (text: string) => void;
  onSelect: (suggestion: S) => void;
  /** Called while the reader types; the signal aborts when the result is no longer needed. */
  search: Search<S>;
  error?: string | undefined;
  hint?: ReactNode;
  placeholder?: string | undefined;
  /** Without border and icon, for a search bar that draws its own. */
  isBare?: boolean | undefined;
  className?: string | undefined;
}

/**
 * An address to pick from a list (D14): a combo box on one plain input, so it works from the first
 * keystroke and has no library to load.
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
  const { noteId, ...attributes } = useFieldAttributes({ hint, error }, id);
  const listId = useId();
  // Undefined while the list is closed.
  const [searched, setSearched] = useState<string>();
  const [active, setActive] = useState(-1);
  const lookup = useSuggestions(searched, search);
  const suggestions = lookup.status === 'found' ? lookup.suggestions : [];
  const isOpen = searched !== undefined && lookup.status !== 'idle';

  function searchFor(typed: string | undefined) {
    setSearched(typed);
    setActive(-1);
  }

  function pick(suggestion: S) {
    searchFor(undefined);
    onTextChange(suggestion.text);
    onSelect(suggestion);
  }

  function onKeyDown(event: KeyboardEvent) {
    const chosen = suggestions[active];
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      searchFor(undefined);
    }
    if (event.key === 'Enter' && isOpen && chosen) {
      event.preventDefault();
      pick(chosen);
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (isOpen) setActive(nextActive(active, step, suggestions.length));
      else searchFor(text);
    }
  }

  return (
    <FieldFrame {...{ label, isLabelHidden, hint, error, noteId, className }} id={attributes.id}>
      <span className={classNames(styles.anchor, !isBare && fieldStyles.wrap)}>
        {!isBare && <Icon of={MapPin} />}
        <input
          {...props}
          {...attributes}
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
          onChange={({ target }) => {
            onTextChange(target.value);
            // One that was typed before the code ran may have been left again.
            if (target === document.activeElement) searchFor(target.value);
          }}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
          onBlur={(event) => {
            searchFor(undefined);
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

/** Wraps around at both ends, passing through -1 (no active suggestion). */
function nextActive(active: number, step: number, count: number): number {
  const next = active + step;

  return next < -1 ? count - 1 : next >= count ? -1 : next;
}
