import { ApiError } from '@freely/api-client/client';
import { useTranslation } from '@freely/i18n';
import { useMutation } from '@freely/query';
import { brand, showToast } from '@freely/shell-sdk';
import { downloadFile } from '@freely/shell-sdk/download-file';
import { Button } from '@freely/ui/button';
import { OwnerOnly } from './owner-only.tsx';
import { SettingsSection } from './settings-section.tsx';
import { showErrorToast } from './use-save.ts';

/** Downloads all data of the user as a file (D42). */
export function DataSection() {
  const { t } = useTranslation('account-settings');
  const download = useMutation({
    // Its shape names nearly every other, which nobody else in the settings needs.
    mutationFn: async () => (await import('./read-own-data.ts')).readOwnData(),
    onSuccess: (data) => {
      const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
      downloadFile(`${brand().name.toLowerCase()}-data.json`, file);
      showToast({ tone: 'success', title: t('data.done') });
    },
    onError: (error) => {
      if (error instanceof ApiError) showErrorToast(error);
      else showToast({ tone: 'warning', title: t('data.failed') });
    },
  });

  return (
    <SettingsSection title={t('data.title')} text={t('data.text')}>
      <OwnerOnly>
        <Button
          variant="secondary"
          isPending={download.isPending}
          onClick={() => download.mutate()}
        >
          {t('data.submit')}
        </Button>
      </OwnerOnly>
    </SettingsSection>
  );
}
