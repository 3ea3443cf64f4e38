import { send } from '@freely/api-client/client';
import { sendContactMessage } from '@freely/api-client/contract';
import {
  EmailRule,
  fieldProps,
  hasServerError,
  showServerErrors,
  useDraft,
  useForm,
  useRuleMessage,
} from '@freely/forms';
import { type ParseKeys, useTranslation } from '@freely/i18n';
import { useMutation } from '@freely/query';
import { showToast } from '@freely/shell-sdk';
import { Button } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
import { AnnouncedErrors, TextAreaField, TextField } from '@freely/ui/field';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import styles from '../about-us.module.css';

type OwnRule = ParseKeys<'public/about-us'> & `contact.rules.${string}`;

const required = (key: OwnRule) => v.pipe(v.string(), v.trim(), v.nonEmpty(key));

const ContactDraft = v.object({
  name: required('contact.rules.name'),
  email: EmailRule,
  subject: required('contact.rules.subject'),
  message: required('contact.rules.message'),
});
type ContactDraft = v.InferOutput<typeof ContactDraft>;

const EMPTY: ContactDraft = { name: '', email: '', subject: '', message: '' };

/** A message to the operator (spec 1 §2.4). */
export function ContactForm() {
  const { t } = useTranslation('public/about-us');
  const phrase = usePhrase();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm({
    resolver: valibotResolver(ContactDraft),
    mode: 'onTouched',
    defaultValues: EMPTY,
  });
  useDraft(form, 'contact');
  const message = useMutation({
    mutationFn: (body: ContactDraft) => send(sendContactMessage, { body }),
  });
  const isComplete = v.is(ContactDraft, useWatch({ control: form.control }));
  const field = (name: keyof ContactDraft) => fieldProps(form, name, phrase);

  const submit = form.handleSubmit(async (draft) => {
    if (message.isPending) return;
    setProblem(null);
    try {
      const { message: confirmation } = await message.mutateAsync(draft);
      showToast({ tone: 'success', title: confirmation });
      form.reset(EMPTY);
    } catch (error) {
      setProblem(showServerErrors(form, error));
    }
  });

  return (
    <form
      className={styles.form}
      method="dialog"
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      <AnnouncedErrors when={hasServerError(form)}>
        {problem && (
          <Callout tone="error" role="alert">
            {problem}
          </Callout>
        )}
        {message.isSuccess && !form.formState.isDirty && (
          <Callout tone="success">{message.data.message}</Callout>
        )}
        <TextField label={t('contact.name')} autoComplete="name" {...field('name')} />
        <TextField
          label={t('contact.yourEmail')}
          type="email"
          autoComplete="email"
          {...field('email')}
        />
        <TextField label={t('contact.subject')} {...field('subject')} />
        <TextAreaField
          label={t('contact.message')}
          rows={6}
          maxLength={5000}
          {...field('message')}
        />
        <div>
          <Button
            type="submit"
            isPending={message.isPending}
            disabled={!isComplete || hasServerError(form)}
          >
            {t('contact.send')}
          </Button>
        </div>
      </AnnouncedErrors>
    </form>
  );
}

function usePhrase(): (message: string) => string {
  const { t } = useTranslation('public/about-us');
  const shared = useRuleMessage();

  return (message) =>
    message.startsWith('contact.rules.') ? t(message as OwnRule) : shared(message);
}
