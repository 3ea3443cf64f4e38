import { hasServerError, maskPhone, PhoneRule } from '@freely/forms';
import { useTranslation } from '@freely/i18n';
import { Button } from '@freely/ui/button';
import { AnnouncedErrors, TextField } from '@freely/ui/field';
import * as v from 'valibot';
import styles from './account-settings.module.css';
import { SettingsSection } from './settings-section.tsx';
import { useSettingsForm } from './use-settings-form.ts';

const PhoneDraft = v.object({ phone: PhoneRule });

export function PhoneSection({ phone }: { phone: string }) {
  const { t } = useTranslation('account-settings');
  const { submit, form, field, isPending } = useSettingsForm(PhoneDraft, { phone }, 'as-saved');
  const props = field('phone');

  return (
    <SettingsSection title={t('phone.title')} text={t('phone.text')}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <AnnouncedErrors when={hasServerError(form)}>
          <TextField
            label={t('phone.label')}
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            {...props}
            onChange={(event) => {
              event.target.value = maskPhone(event.target.value);
              return props.onChange(event);
            }}
          />
          <Button type="submit" isPending={isPending}>
            {t('phone.submit')}
          </Button>
        </AnnouncedErrors>
      </form>
    </SettingsSection>
  );
}
