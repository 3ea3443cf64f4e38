import { useTranslation } from '@freely/i18n';
import { useMutation, useQueryClient } from '@freely/query';
import { showToast } from '@freely/shell-sdk';
import { Button } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
import { Stack } from '@freely/ui/layout';
import styles from './account-settings.module.css';
import { userSettingsQuery } from './settings-query.ts';
import { showErrorToast, useSave } from './use-save.ts';

interface PendingEmailProps {
  /** The present one. */
  email: string;
  /** The one that waits to be confirmed. */
  pending: string;
}

/** A change of the email that is not confirmed yet: what to do, and the ways on and back (D40). */
export function PendingEmail({ email, pending }: PendingEmailProps) {
  const { t } = useTranslation('account-settings');
  const again = useSaveWhileWaiting(pending);
  const keep = useSaveWhileWaiting(pending);
  const isBusy = again.isPending || keep.isPending;

  return (
    <Callout tone="info" title={t('email.pending', { pending })} role="status">
      <Stack gap={3}>
        <p>{t('email.pendingText', { email })}</p>
        <div className={styles.pendingActions}>
          <Button
            variant="secondary"
            size="sm"
            isPending={again.isPending}
            disabled={isBusy}
            onClick={() => again.mutate(pending)}
          >
            {t('email.again')}
          </Button>
          <Button
            variant="quiet"
            size="sm"
            isPending={keep.isPending}
            disabled={isBusy}
            onClick={() => keep.mutate(email)}
          >
            {t('email.keep')}
          </Button>
        </div>
      </Stack>
    </Callout>
  );
}

/**
 * Saves an email while this change is the one that waits. Another tab may have confirmed, ended or replaced it:
 * then nothing is saved, since that would begin a change that nobody wants, and the page shows what is.
 */
function useSaveWhileWaiting(pending: string) {
  const { t } = useTranslation('account-settings');
  const queryClient = useQueryClient();
  const save = useSave();

  return useMutation({
    mutationFn: async (email: string) => {
      const present = await queryClient.fetchQuery({ ...userSettingsQuery, staleTime: 0 });
      if (present.pending_email === pending) {
        await save.mutateAsync({ email });
        return;
      }
      const isConfirmed = present.email === pending;
      const title = t(isConfirmed ? 'email.movedOn' : 'email.ended', { email: present.email });
      showToast({ tone: 'info', title });
    },
    onError: showErrorToast,
  });
}
