import { useTranslation } from '@freely/i18n';
import { useMutation } from '@freely/query';
import { showToast } from '@freely/shell-sdk';
import { Button } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
// By its public name: all dialogs of the page must come from one copy.
import { ConfirmDialog } from '@freely/ui/dialog';
import { Stack } from '@freely/ui/layout';
import { type ReactNode, useState } from 'react';
import { OwnerOnly } from './owner-only.tsx';
import { SettingsSection } from './settings-section.tsx';
import { showErrorToast } from './use-save.ts';

export interface DeleteSectionProps {
  /** What is deleted, what is kept, and what happens to upcoming bookings (D42). */
  text: ReactNode;
  /** The same, in the confirmation dialog. */
  consequences: ReactNode;
  /** Calls the API and updates the session. Returns the response. */
  onDelete: () => Promise<{ message?: string | undefined }>;
}

/** The last section. Asks for confirmation, since deleting cannot be undone. */
export function DeleteSection({ text, consequences, onDelete }: DeleteSectionProps) {
  const { t } = useTranslation('account-settings');
  const [isConfirming, setConfirming] = useState(false);
  const removal = useMutation({
    mutationFn: onDelete,
    onSuccess: ({ message }) => showToast({ tone: 'success', title: message || t('delete.done') }),
    // The orange notification is documented; it goes before anybody has read what has to be done first.
    onError: (error) => showErrorToast(error),
  });

  const close = () => {
    setConfirming(false);
    removal.reset();
  };

  return (
    <SettingsSection title={t('delete.title')} text={text}>
      <OwnerOnly>
        <Button variant="danger" onClick={() => setConfirming(true)}>
          {t('delete.submit')}
        </Button>
        <ConfirmDialog
          title={t('delete.question')}
          isOpen={isConfirming}
          isDanger
          isSmall
          isPending={removal.isPending}
          onYes={() => removal.mutate()}
          onNo={close}
        >
          <Stack gap={4}>
            <p>{consequences}</p>
            {removal.isError && (
              <Callout tone="error" role="alert" title={t('delete.failed')}>
                {removal.error.message}
              </Callout>
            )}
          </Stack>
        </ConfirmDialog>
      </OwnerOnly>
    </SettingsSection>
  );
}
