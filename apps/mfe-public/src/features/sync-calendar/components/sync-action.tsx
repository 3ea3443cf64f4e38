import { hasRole, rememberTarget, useSession } from '@freely/auth';
import { siteMap } from '@freely/federation/site-map';
import { Link } from '@freely/router';
import { Button, buttonClass } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
import { CopyField } from '@freely/ui/copy-field';
import { lazy, Suspense, useState } from 'react';
import { useCalendarAddress } from '../queries.ts';
import styles from '../sync-calendar.module.css';
import { useWords } from '../words.ts';

// Only who revokes an address is asked.
const RevokeQuestion = lazy(() => import('./revoke-question.tsx'));

/** The way to the address: for practitioners who are signed in; the others are told how. */
export function SyncAction() {
  const say = useWords();
  const session = useSession();

  if (session.status === 'anonymous') {
    return (
      <Link
        className={buttonClass()}
        to={`${siteMap.login}/practitioner`}
        onClick={() => rememberTarget('/sync-calendar')}
      >
        {say('syncCalendar.logIn')}
      </Link>
    );
  }

  return hasRole(session, 'practitioner') ? (
    <OwnAddress />
  ) : (
    <Callout>{say('syncCalendar.practitionersOnly')}</Callout>
  );
}

function OwnAddress() {
  const say = useWords();
  const { make, revoke, address } = useCalendarAddress();
  const [isAsked, setAsked] = useState(false);

  if (address === null) {
    return (
      <>
        <Button isPending={make.isPending} onClick={() => make.mutate()}>
          {say('syncCalendar.sync')}
        </Button>
        {make.error && (
          <Callout tone="error" role="alert">
            {make.error.message}
          </Callout>
        )}
      </>
    );
  }

  return (
    <div className={styles.address}>
      <CopyField
        label={say('syncCalendar.address')}
        value={address}
        hint={say('syncCalendar.secret')}
      />
      <Button variant="danger" onClick={() => setAsked(true)}>
        {say('syncCalendar.revoke')}
      </Button>
      {isAsked && (
        <Suspense fallback={null}>
          <RevokeQuestion
            isPending={revoke.isPending}
            onYes={() => revoke.mutate(undefined, { onSettled: () => setAsked(false) })}
            onNo={() => setAsked(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
