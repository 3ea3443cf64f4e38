import { ApiError } from '@freely/api-client/client';
import type { GivenTaxDetails } from '@freely/api-client/contract';
import { focusFirstErrorOnceShown } from '@freely/forms';
import { useTranslation } from '@freely/i18n';
import { showToast } from '@freely/shell-sdk';
import { Button } from '@freely/ui/button';
import { AnnouncedErrors, TextField } from '@freely/ui/field';
import { LazyDateField } from '@freely/ui/lazy-date-field';
import { type FormEvent, useState } from 'react';
import { draftOf, type TaxField, wrongFields } from '../draft.ts';
import { useGiveTaxDetails } from '../queries.ts';
import styles from '../tax.module.css';

const texts = [
  ['first_name', 'given-name', 80],
  ['last_name', 'family-name', 80],
  ['street', 'street-address', 200],
  ['city', 'address-level2', 100],
  ['postcode', 'postal-code', 10],
] as const;

interface DetailsFormProps {
  given: GivenTaxDetails | null;
  onSaved: (given: GivenTaxDetails | null) => void;
}

/** Gives all details, or replaces them. */
export function DetailsForm({ given, onSaved }: DetailsFormProps) {
  const { t } = useTranslation('practitioner/tax');
  const [draft, setDraft] = useState(() => draftOf(given));
  const [problems, setProblems] = useState<Partial<Record<TaxField, string>>>({});
  const save = useGiveTaxDetails();

  function change<Field extends TaxField>(field: Field, value: (typeof draft)[Field]) {
    setDraft({ ...draft, [field]: value });
    setProblems({ ...problems, [field]: undefined });
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (save.isPending) return;
    const wrong = wrongFields(draft);
    const problemOf = ({ field, why }: (typeof wrong)[number]) =>
      why === 'missing' ? t(`missing.${field}`) : t(`wrong.${field}`);
    setProblems(Object.fromEntries(wrong.map((each) => [each.field, problemOf(each)])));
    focusFirstErrorOnceShown(event);
    if (wrong.length > 0 || draft.birthday === null) return;
    save.mutate(
      { ...draft, birthday: draft.birthday },
      {
        onSuccess: ({ details }) => {
          setDraft({ ...draft, tax_number: '' });
          onSaved(details);
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
      <AnnouncedErrors when={save.isError}>
        {texts.map(([field, autoComplete, maxLength]) => (
          <TextField
            key={field}
            label={t(`fields.${field}`)}
            autoComplete={autoComplete}
            maxLength={maxLength}
            value={draft[field]}
            onChange={({ target }) => change(field, target.value)}
            error={problems[field]}
          />
        ))}
        <LazyDateField
          label={t('fields.birthday')}
          value={draft.birthday}
          onChange={(day) => change('birthday', day)}
          error={problems.birthday}
        />
        <TextField
          label={t('fields.tax_number')}
          hint={given ? t('numberEnds', { ending: given.tax_number.ending }) : t('numberHint')}
          autoComplete="off"
          maxLength={20}
          value={draft.tax_number}
          onChange={({ target }) => change('tax_number', target.value)}
          error={problems.tax_number}
        />
      </AnnouncedErrors>
      <div>
        <Button type="submit" isPending={save.isPending}>
          {t('submit')}
        </Button>
      </div>
    </form>
  );
}
