import { useTranslation } from '@freely/i18n';
import { Button } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
import { Stack } from '@freely/ui/layout';
import styles from './account-settings.module.css';
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
  const again = useSave();
  const keep = useSave();
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
            onClick={() => again.mutate({ email: pending }, { onError: showErrorToast })}
          >
            {t('email.again')}
          </Button>
          <Button
            variant="quiet"
            size="sm"
            isPending={keep.isPending}
            disabled={isBusy}
            onClick={() => keep.mutate({ email }, { onError: showErrorToast })}
          >
            {t('email.keep')}
          </Button>
        </div>
      </Stack>
    </Callout>
  );
}
