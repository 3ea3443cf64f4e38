import { useTranslation } from '@freely/i18n';
import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button, IconButton } from '../button/index.ts';
import { TextField } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import styles from './text-list.module.css';

export interface TextListValue {
  items: string[];
  /** What is typed and not added yet: a form that keeps a draft keeps this, too. */
  typed: string;
}

export interface TextListProps {
  label: ReactNode;
  value: TextListValue;
  onChange: (value: TextListValue) => void;
  hint?: ReactNode;
  error?: string | undefined;
  placeholder?: string | undefined;
  /** The maximum length of an item. */
  maxLength?: number | undefined;
}

/** A list of short texts, such as qualifications: added by Enter, blur, or the button. */
export function TextList({
  label,
  value: { items, typed },
  onChange,
  hint,
  error,
  placeholder,
  maxLength,
}: TextListProps) {
  const { t } = useTranslation('ui');
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const isBlank = typed.trim() === '';

  function add() {
    if (isBlank) return;
    const text = typed.trim();
    // What is in the list already stays there once.
    const isThere = items.some((item) => item.toLowerCase() === text.toLowerCase());
    onChange({ items: isThere ? items : [...items, text], typed: '' });
  }

  const latestAdd = useRef(add);
  useEffect(() => {
    latestAdd.current = add;
  });
  // The blur is told after the click that causes it; a button that sends the list needs the text before.
  useEffect(() => {
    if (isBlank) return;
    const addBeforeClick = ({ target }: MouseEvent) => {
      if (list.current?.contains(target as Node)) return;
      flushSync(() => latestAdd.current());
    };
    document.addEventListener('click', addBeforeClick, true);
    return () => document.removeEventListener('click', addBeforeClick, true);
  }, [isBlank]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // Enter never submits the form here, even when there is nothing to add.
    event.preventDefault();
    add();
  }

  function remove(index: number) {
    onChange({ items: items.filter((_, at) => at !== index), typed });
    field.current?.focus();
  }

  return (
    <div ref={list} className={styles.list}>
      <div className={styles.entry}>
        <TextField
          ref={field}
          label={label}
          hint={hint}
          error={error}
          placeholder={placeholder}
          maxLength={maxLength}
          autoComplete="off"
          value={typed}
          onChange={(event) => onChange({ items, typed: event.target.value })}
          onKeyDown={onKeyDown}
          onBlur={add}
        />
        <Button
          variant="secondary"
          icon={<Icon of={Plus} />}
          disabled={isBlank}
          // Prevents the blur before the click, which would add the item already.
          onMouseDown={(event) => event.preventDefault()}
          onClick={add}
        >
          {t('textList.add')}
        </Button>
      </div>
      {items.length > 0 && (
        <ul className={styles.items}>
          {items.map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same text may occur twice.
            <li key={index} className={styles.item}>
              <span>{text}</span>
              <IconButton label={t('textList.remove', { text })} onClick={() => remove(index)}>
                <Icon of={X} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
