import { useTranslation } from '@freely/i18n';
import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../button/index.ts';
import { TextField, type TextFieldProps } from '../field/index.ts';
import { Icon } from '../icon/index.ts';

export interface SearchFieldProps
  extends Omit<
    TextFieldProps,
    'type' | 'icon' | 'affix' | 'trailing' | 'value' | 'defaultValue' | 'onChange' | 'ref'
  > {
  value: string;
  onChange: (text: string) => void;
}

/** A search text with a button to clear it. Escape clears it, too. */
export function SearchField({ value, onChange, onKeyDown, ...props }: SearchFieldProps) {
  const { t } = useTranslation('ui');
  const field = useRef<HTMLInputElement>(null);

  function clear() {
    onChange('');
    field.current?.focus();
  }

  return (
    <TextField
      autoComplete="off"
      spellCheck={false}
      {...props}
      ref={field}
      // Not `type="search"`, to which browsers add their own clear button.
      role="searchbox"
      enterKeyHint="search"
      icon={<Icon of={Search} />}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.key !== 'Escape' || value === '') return;
        event.preventDefault();
        event.stopPropagation();
        clear();
      }}
      trailing={
        value !== '' && (
          <IconButton label={t('search.clear')} onClick={clear}>
            <Icon of={X} />
          </IconButton>
        )
      }
    />
  );
}
