import { ApiError } from '@freely/api-client/client';
import { useTranslation } from '@freely/i18n';
import { showToast } from '@freely/shell-sdk';
import { Button } from '@freely/ui/button';
import { AnnouncedErrors, TextField } from '@freely/ui/field';
import { type FormEvent, useState } from 'react';
import styles from '../calendar-sync.module.css';
import { useAddFeed } from '../queries.ts';

/** Adds an external calendar by its URL. */
export function AddFeed() {
  const { t } = useTranslation('practitioner/calendar-sync');
  const [url, setUrl] = useState('');
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const add = useAddFeed();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (add.isPending) return;
    if (url.trim() === '') {
      setProblem(t('elsewhere.required'));
      return;
    }
    add.mutate(
      { url: url.trim(), name: name.trim() },
      {
        onSuccess: () => {
          setUrl('');
          setName('');
        },
        onError: (error) => {
          const fieldError = error instanceof ApiError ? error.fields.url?.[0] : undefined;
          if (fieldError) setProblem(fieldError);
          else showToast({ tone: 'warning', title: error.message });
        },
      },
    );
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <AnnouncedErrors>
        <TextField
          label={t('elsewhere.url')}
          hint={t('elsewhere.urlHint')}
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={2000}
          value={url}
          onChange={(event) => setUrl(event.target.value)}
          onFocus={() => setProblem(null)}
          error={problem ?? undefined}
        />
      </AnnouncedErrors>
      <TextField
        label={t('elsewhere.label')}
        hint={t('elsewhere.labelHint')}
        autoComplete="off"
        maxLength={80}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <div>
        <Button type="submit" variant="secondary" isPending={add.isPending}>
          {t('elsewhere.add')}
        </Button>
      </div>
    </form>
  );
}
