import { Button, IconButton } from '@freely/ui/button';
import { TextField } from '@freely/ui/field';
import { Icon } from '@freely/ui/icon';
import { Plus, X } from 'lucide-react';
import { useId, useRef } from 'react';
import styles from '../profile.module.css';
import { useWords } from '../words.ts';

interface QualificationsProps {
  list: readonly string[];
  onChange: (list: string[]) => void;
  error: string | undefined;
}

/** A list of text fields, one for each qualification; blank ones are not sent. */
export function Qualifications({ list, onChange, error }: QualificationsProps) {
  const say = useWords();
  const id = useId();
  const shouldFocusLast = useRef(false);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would put its legend beside the line.
    <div role="group" aria-labelledby={id} className={styles.list}>
      <span id={id} className={styles.label}>
        {say('profile.qualifications.title')}
      </span>
      <ul>
        {list.map((each, index) => (
          // Entries have no id, only their position.
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry may be typed twice.
          <li key={index}>
            <TextField
              label={say('profile.qualifications.one', { number: index + 1 })}
              isLabelHidden
              maxLength={160}
              value={each}
              onChange={(event) => onChange(list.with(index, event.target.value))}
              error={index === list.length - 1 ? error : undefined}
              ref={(field) => {
                if (!field || !shouldFocusLast.current || index !== list.length - 1) return;
                shouldFocusLast.current = false;
                field.focus();
              }}
            />
            <IconButton
              label={
                each.trim()
                  ? say('profile.qualifications.remove', { name: each })
                  : say('profile.qualifications.removeEmpty', { number: index + 1 })
              }
              onClick={() => onChange(list.toSpliced(index, 1))}
            >
              <Icon of={X} />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button
        variant="secondary"
        size="sm"
        icon={<Icon of={Plus} />}
        onClick={() => {
          shouldFocusLast.current = true;
          onChange([...list, '']);
        }}
      >
        {say('profile.qualifications.add')}
      </Button>
    </div>
  );
}
