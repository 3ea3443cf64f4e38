import { hasRole, useSession } from '@freely/auth';
import { useTranslation } from '@freely/i18n';
import { SelectField } from '@freely/ui/field';
import { SettingsSection } from './settings-section.tsx';
import { showErrorToast, useSave } from './use-save.ts';

/** Saved as soon as it changes (spec 3 §4). A refused change is reverted. */
export function StatusSection({ active }: { active: boolean }) {
  const { t } = useTranslation('account-settings');
  // One status for both sides of an account: a practitioner is told of both on the customer's page, too (D72).
  const isPractitioner = hasRole(useSession(), 'practitioner');
  const save = useSave();
  const shown = save.isPending ? save.variables.active === true : active;

  return (
    <SettingsSection
      title={t('status.title')}
      text={t(isPractitioner ? 'status.text' : 'status.customerText')}
    >
      <SelectField
        label={t('status.label')}
        options={[
          { value: 'active', label: t('status.active') },
          { value: 'inactive', label: t('status.inactive') },
        ]}
        value={shown ? 'active' : 'inactive'}
        aria-busy={save.isPending || undefined}
        onChange={({ target }) => {
          if (save.isPending) return;
          save.mutate({ active: target.value === 'active' }, { onError: showErrorToast });
        }}
      />
    </SettingsSection>
  );
}
