import { EmailRule, hasServerError } from '@freely/forms';
import { useTranslation } from '@freely/i18n';
import { Button } from '@freely/ui/button';
import { AnnouncedErrors, TextField } from '@freely/ui/field';
import * as v from 'valibot';
import styles from './account-settings.module.css';
import { OwnerOnly } from './owner-only.tsx';
import { PendingEmail } from './pending-email.tsx';
import { SettingsSection } from './settings-section.tsx';
import { UnconfirmedEmail } from './unconfirmed-email.tsx';
import { useSettingsForm } from './use-settings-form.ts';

const EMPTY = { email: '' };

interface EmailSectionProps {
  email: string;
  /** The one that waits to be confirmed, if any. */
  pending: string | null;
  /** False while nobody has opened the link that was mailed there. */
  isConfirmed?: boolean | undefined;
}

/** A new email address takes effect once it is confirmed (D40). */
export function EmailSection({ email, pending, isConfirmed = true }: EmailSectionProps) {
  const { t } = useTranslation('account-settings');
  const EmailDraft = v.object({
    email: v.pipe(
      EmailRule,
      // Saved, it would give up a change that waits: there is a button for that.
      v.check((typed) => typed.toLowerCase() !== email.toLowerCase(), t('email.own')),
    ),
  });
  const { submit, form, field, isPending } = useSettingsForm(EmailDraft, EMPTY);

  return (
    <SettingsSection title={t('email.title')} text={t('email.text', { email })}>
      <OwnerOnly>
        <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
          {!isConfirmed && pending === null && (
            <UnconfirmedEmail email={email}>{t('email.unconfirmedText')}</UnconfirmedEmail>
          )}
          {pending !== null && <PendingEmail email={email} pending={pending} />}
          <AnnouncedErrors when={hasServerError(form)}>
            <TextField
              label={t('email.label')}
              type="email"
              autoComplete="email"
              {...field('email')}
            />
            <Button type="submit" isPending={isPending}>
              {t('email.submit')}
            </Button>
          </AnnouncedErrors>
        </form>
      </OwnerOnly>
    </SettingsSection>
  );
}
