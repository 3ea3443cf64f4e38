import { notify } from '@freely/federation';
import { Link } from '@freely/router';
import { Button } from '@freely/ui/button';
import { CopyField } from '@freely/ui/copy-field';
import { ConfirmDialog } from '@freely/ui/dialog';
import { Row, Stack } from '@freely/ui/layout';
import { useState } from 'react';
import { useAddFeed, useRemoveFeed } from '../queries.ts';
import { useWords } from '../words.ts';

const tell = ({ message }: Error) => notify({ tone: 'warning', title: message });

/** The practitioner's own secret address: made, copied and revoked. */
export function OwnAddress({ address }: { address: string | null }) {
  const say = useWords();
  const [isAsking, setAsking] = useState(false);
  const make = useAddFeed();
  const revoke = useRemoveFeed();
  if (address === null) {
    return (
      <Button
        isPending={make.isPending}
        onClick={() => make.mutate({ own: true }, { onError: tell })}
      >
        {say('sync.own.make')}
      </Button>
    );
  }

  return (
    <Stack gap={4}>
      <CopyField label={say('sync.own.address')} value={address} hint={say('sync.own.hint')} />
      <Row gap={4}>
        <Link to="/sync-calendar">{say('sync.own.tutorial')}</Link>
        <Button variant="danger" size="sm" onClick={() => setAsking(true)}>
          {say('sync.own.revoke')}
        </Button>
      </Row>
      <ConfirmDialog
        title={say('sync.own.question')}
        isOpen={isAsking}
        isDanger
        isPending={revoke.isPending}
        onNo={() => setAsking(false)}
        onYes={() =>
          revoke.mutate({ own: true }, { onError: tell, onSettled: () => setAsking(false) })
        }
      >
        <p>{say('sync.own.consequences')}</p>
      </ConfirmDialog>
    </Stack>
  );
}
