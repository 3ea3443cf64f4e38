import { useTranslation } from '@freely/i18n';
import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { SuggestionList } from '../address-field/suggestion-list.tsx';
import { classNames } from '../class-names.ts';
import fieldStyles from '../field/field.module.css';
import { FieldFrame, useFieldAttributes } from '../field/field-frame.tsx';
import type { Option } from '../field/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './combo-field.module.css';

export interface ComboFieldProps<V extends string = string> {
  label: ReactNode;
  isLabelHidden?: boolean | undefined;
  options: readonly Option<V>[];
  /** The chosen value; null while nothing is chosen. */
  value: V | null;
  onChange: (value: V | null) => void;
  placeholder?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  onFocus?: (() => void) | undefined;
  onBlur?: (() => void) | undefined;
  className?: string | undefined;
}

/** One option of a long list, found by typing a part of it. For a short list use a select. */
export function ComboField<V extends string>({
  label,
  isLabelHidden,
  options,
  value,
  onChange,
  placeholder,
  hint,
  error,
  name,
  disabled,
  onFocus,
  onBlur,
  className,
}: ComboFieldProps<V>) {
  const { t } = useTranslation('ui');
  const { noteId, ...attributes } = useFieldAttributes({ hint, error });
  const listId = useId();
  const chosen = options.find((option) => option.value === value);
  // Set while somebody types; otherwise the field shows the chosen option.
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const found = options.filter(
    (option) => !option.isDisabled && (!typed || matches(option.label, typed)),
  );

  function open(text?: string) {
    setTyped(text);
    setOpen(true);
    setActive(-1);
  }

  function close() {
    setTyped(undefined);
    setOpen(false);
    setActive(-1);
  }

  function pick(option: Option<V> | undefined) {
    if (option) onChange(option.value);
    close();
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      if (isOpen) setActive((active + step + found.length) % Math.max(1, found.length));
      else open();
    }
    if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      pick(found[active]);
    }
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  }

  return (
    <FieldFrame {...{ label, isLabelHidden, hint, error, noteId, className }} id={attributes.id}>
      <span className={classNames(fieldStyles.wrap, fieldStyles.selectWrap, styles.anchor)}>
        <ChevronDown aria-hidden="true" className={fieldStyles.chevron} />
        <input
          {...attributes}
          type="text"
          role="combobox"
          name={name}
          disabled={disabled}
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={found[active] && isOpen ? `${listId}-${active}` : undefined}
          className={classNames(fieldStyles.control, fieldStyles.select)}
          value={typed ?? chosen?.label ?? ''}
          onChange={(event) => {
            open(event.target.value);
            if (event.target.value === '') onChange(null);
          }}
          onClick={() => !isOpen && open()}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
          onBlur={() => {
            // A fully typed option counts as chosen.
            pick(typed ? options.find((option) => same(option.label, typed)) : undefined);
            onBlur?.();
          }}
        />
        {isOpen && (
          <SuggestionList
            id={listId}
            suggestions={found.map((option) => ({ id: option.value, text: option.label }))}
            active={active}
            onPick={(suggestion) => pick(found.find((option) => option.value === suggestion.id))}
            label={t('combo.list')}
            emptyText={t('combo.none')}
          />
        )}
        <VisuallyHidden role="status">
          {isOpen && typed && t('combo.found', { count: found.length })}
        </VisuallyHidden>
      </span>
    </FieldFrame>
  );
}

const plain = (text: string) => text.trim().toLowerCase();
const same = (one: string, other: string) => plain(one) === plain(other);
const matches = (label: string, typed: string) => plain(label).includes(plain(typed));
