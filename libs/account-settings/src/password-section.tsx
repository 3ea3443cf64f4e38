import { isTypedTwice } from '@freely/api-client/contract';
import { hasServerError, newPasswordRules, rule } from '@freely/forms';
import { useTranslation } from '@freely/i18n';
import { Button } from '@freely/ui/button';
import { AnnouncedErrors, PasswordField } from '@freely/ui/field';
import { useMemo } from 'react';
import * as v from 'valibot';
import styles from './account-settings.module.css';
import { OwnerOnly } from './owner-only.tsx';
import { SettingsSection } from './settings-section.tsx';
import { useSettingsForm } from './use-settings-form.ts';

const passwordDraft = (oldRequired: string) =>
  v.pipe(
    v.object({
      old_password: v.pipe(v.string(), v.nonEmpty(oldRequired)),
      ...newPasswordRules,
    }),
    v.forward(
      v.partialCheck(
        [['password'], ['password_confirmation']],
        isTypedTwice,
        rule('confirmationDiffers'),
      ),
      ['password_confirmation'],
    ),
  );

const EMPTY = { old_password: '', password: '', password_confirmation: '' };

/** All three are sent together (spec 2 §5). */
export function PasswordSection() {
  const { t } = useTranslation('account-settings');
  const oldRequired = t('password.oldRequired');
  const schema = useMemo(() => passwordDraft(oldRequired), [oldRequired]);
  const { submit, form, field, isPending } = useSettingsForm(schema, EMPTY);

  return (
    <SettingsSection title={t('password.title')} text={t('password.text')}>
      <OwnerOnly>
        <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
          <AnnouncedErrors when={hasServerError(form)}>
            <PasswordField
              label={t('password.old')}
              autoComplete="current-password"
              {...field('old_password')}
            />
            <PasswordField
              label={t('password.new')}
              hint={t('password.hint')}
              autoComplete="new-password"
              {...field('password')}
            />
            <PasswordField
              label={t('password.confirmation')}
              autoComplete="new-password"
              {...field('password_confirmation')}
            />
            <Button type="submit" isPending={isPending}>
              {t('password.submit')}
            </Button>
          </AnnouncedErrors>
        </form>
      </OwnerOnly>
    </SettingsSection>
  );
}
