import { useTranslation } from '@freely/i18n';
import { Button, IconButton } from '@freely/ui/button';
import { TextField } from '@freely/ui/field';
import { Icon } from '@freely/ui/icon';
import { Plus, X } from 'lucide-react';
import { useId, useRef } from 'react';
import styles from '../profile.module.css';

interface QualificationsProps {
  list: readonly string[];
  onChange: (list: string[]) => void;
  error: string | undefined;
}

/** A list of text fields, one for each qualification; blank ones are not sent. */
export function Qualifications({ list, onChange, error }: QualificationsProps) {
  const { t } = useTranslation('practitioner/profile');
  const id = useId();
  const shouldFocusLast = useRef(false);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would put its legend beside the line.
    <div role="group" aria-labelledby={id} className={styles.list}>
      <span id={id} className={styles.label}>
        {t('qualifications.title')}
      </span>
      <ul>
        {list.map((each, index) => (
          // Entries have no id, only their position.
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry may be typed twice.
          <li key={index}>
            <TextField
              label={t('qualifications.one', { number: index + 1 })}
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
                  ? t('qualifications.remove', { name: each })
                  : t('qualifications.removeEmpty', { number: index + 1 })
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
        {t('qualifications.add')}
      </Button>
    </div>
  );
}
