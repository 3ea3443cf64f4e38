import { Link } from '@freely/router';
import { showToast } from '@freely/shell-sdk';
import { Button } from '@freely/ui/button';
import { CopyField } from '@freely/ui/copy-field';
import { ConfirmDialog } from '@freely/ui/dialog';
import { Row, Stack } from '@freely/ui/layout';
import { useState } from 'react';
import { useAddFeed, useRemoveFeed } from '../queries.ts';
import { useWords } from '../words.ts';

const showError = ({ message }: Error) => showToast({ tone: 'warning', title: message });

/** The practitioner's own secret calendar URL, which can be created, copied and revoked. */
export function OwnFeedUrl({ url }: { url: string | null }) {
  const say = useWords();
  const [isConfirming, setConfirming] = useState(false);
  const create = useAddFeed();
  const revoke = useRemoveFeed();
  if (url === null) {
    return (
      <Button
        isPending={create.isPending}
        onClick={() => create.mutate({ own: true }, { onError: showError })}
      >
        {say('sync.own.create')}
      </Button>
    );
  }

  return (
    <Stack gap={4}>
      <CopyField label={say('sync.own.address')} value={url} hint={say('sync.own.hint')} />
      <Row gap={4}>
        <Link to="/sync-calendar">{say('sync.own.tutorial')}</Link>
        <Button variant="danger" size="sm" onClick={() => setConfirming(true)}>
          {say('sync.own.revoke')}
        </Button>
      </Row>
      <ConfirmDialog
        title={say('sync.own.question')}
        isOpen={isConfirming}
        isDanger
        isPending={revoke.isPending}
        onNo={() => setConfirming(false)}
        onYes={() =>
          revoke.mutate(
            { own: true },
            { onError: showError, onSettled: () => setConfirming(false) },
          )
        }
      >
        <p>{say('sync.own.consequences')}</p>
      </ConfirmDialog>
    </Stack>
  );
}
