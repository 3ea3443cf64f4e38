import { ApiError } from '@freely/api-client/client';
import { type PaperKind, paperKinds } from '@freely/domain/papers';
import { focusFirstErrorOnceShown } from '@freely/forms';
import { useTranslation } from '@freely/i18n';
import { useDraftState } from '@freely/practice/draft-state';
import { showToast } from '@freely/shell-sdk';
import { Button } from '@freely/ui/button';
import { AnnouncedErrors, SelectField, TextField } from '@freely/ui/field';
import { FileDrop } from '@freely/ui/file-drop';
import { LazyDateField } from '@freely/ui/lazy-date-field';
import { FileUp } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import styles from '../papers.module.css';
import { useAddPaper } from '../queries.ts';

const empty = {
  kind: '' as PaperKind | '',
  number: '',
  issuer: '',
  valid_from: null as string | null,
  valid_to: null as string | null,
  file: null as File | null,
};

/** Adds a paper. What is wrong with the file only the server can say. What is typed is kept until it is sent. */
export function AddPaper() {
  const { t } = useTranslation('practitioner/papers');
  const { t: tShared } = useTranslation('practitioner');
  const { draft, setDraft, forget } = useDraftState(empty, 'paper');
  const [problems, setProblems] = useState<Record<string, string>>({});
  const add = useAddPaper();
  const { kind, file, valid_from, valid_to, number, issuer } = draft;

  function change(parts: Partial<typeof empty>) {
    setDraft({ ...draft, ...parts });
    const changed = Object.keys(parts);
    setProblems(
      Object.fromEntries(Object.entries(problems).filter(([key]) => !changed.includes(key))),
    );
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (add.isPending) return;
    const missing = {
      ...(kind === '' && { kind: t('add.required.kind') }),
      ...(issuer.trim() === '' && { issuer: t('add.required.issuer') }),
      ...(valid_from === null && { valid_from: t('add.required.valid_from') }),
      ...(file === null && { file: t('add.required.file') }),
    };
    setProblems(missing);
    focusFirstErrorOnceShown(event);
    if (kind === '' || valid_from === null || file === null || 'issuer' in missing) return;
    add.mutate(
      { kind, number, issuer, valid_from, valid_to: valid_to ?? '', file },
      {
        onSuccess: () => {
          setDraft(empty);
          forget();
        },
        onError: (error) => {
          const fields = error instanceof ApiError ? error.fields : {};
          setProblems(
            Object.fromEntries(Object.entries(fields).map(([key, [first = '']]) => [key, first])),
          );
          if (Object.keys(fields).length === 0)
            showToast({ tone: 'warning', title: error.message });
        },
      },
    );
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <AnnouncedErrors when={add.isError}>
        <SelectField
          label={t('add.kind')}
          placeholder={t('add.choose')}
          options={paperKinds.map((value) => ({ value, label: tShared(`paperKinds.${value}`) }))}
          value={kind}
          onChange={(event) => change({ kind: event.target.value as PaperKind | '' })}
          error={problems.kind}
        />
        <TextField
          label={t('add.issuer')}
          hint={t('add.issuerHint')}
          autoComplete="off"
          maxLength={120}
          value={issuer}
          onChange={(event) => change({ issuer: event.target.value })}
          error={problems.issuer}
        />
        <TextField
          label={t('add.number')}
          autoComplete="off"
          maxLength={80}
          value={number}
          onChange={(event) => change({ number: event.target.value })}
          error={problems.number}
        />
        <LazyDateField
          label={t('add.from')}
          value={valid_from}
          onChange={(day) => change({ valid_from: day })}
          error={problems.valid_from}
        />
        <LazyDateField
          label={t('add.to')}
          hint={t('add.toHint')}
          value={valid_to}
          onChange={(day) => change({ valid_to: day })}
          error={problems.valid_to}
        />
        <FileDrop
          label={file ? t('add.another') : t('add.file')}
          about={file ? file.name : t('add.fileTypes')}
          icon={FileUp}
          accept="application/pdf,image/*"
          onFiles={([first]) => first && change({ file: first })}
          error={problems.file}
        />
      </AnnouncedErrors>
      <div>
        <Button type="submit" isPending={add.isPending}>
          {t('add.submit')}
        </Button>
      </div>
    </form>
  );
}
