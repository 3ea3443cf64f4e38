import { useTranslation } from '@freely/i18n';
import { Link } from '@freely/router';
import { showToast } from '@freely/shell-sdk';
import { Button } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
import { CopyField } from '@freely/ui/copy-field';
import { ConfirmDialog } from '@freely/ui/dialog';
import { Row, Stack } from '@freely/ui/layout';
import { useState } from 'react';
import { useAddFeed, useRemoveFeed } from '../queries.ts';

const showError = ({ message }: Error) => showToast({ tone: 'warning', title: message });

/** The practitioner's own secret calendar URL, which can be created, copied and revoked. */
export function OwnFeedUrl({ url }: { url: string | null }) {
  const { t } = useTranslation('practitioner/calendar-sync');
  const [isConfirming, setConfirming] = useState(false);
  const create = useAddFeed();
  const revoke = useRemoveFeed();

  function close() {
    setConfirming(false);
    revoke.reset();
  }

  if (url === null) {
    return (
      <Button
        isPending={create.isPending}
        onClick={() => create.mutate({ own: true }, { onError: showError })}
      >
        {t('own.create')}
      </Button>
    );
  }

  return (
    <Stack gap={4}>
      <CopyField label={t('own.address')} value={url} hint={t('own.hint')} />
      <Row gap={4}>
        <Link to="/sync-calendar">{t('own.tutorial')}</Link>
        <Button variant="danger" size="sm" onClick={() => setConfirming(true)}>
          {t('own.revoke')}
        </Button>
      </Row>
      <ConfirmDialog
        title={t('own.question')}
        isOpen={isConfirming}
        isDanger
        isPending={revoke.isPending}
        onNo={close}
        onYes={() => revoke.mutate({ own: true }, { onSuccess: close })}
      >
        <Stack gap={4}>
          <p>{t('own.consequences')}</p>
          {revoke.isError && (
            <Callout tone="error" role="alert">
              {revoke.error.message}
            </Callout>
          )}
        </Stack>
      </ConfirmDialog>
    </Stack>
  );
}
