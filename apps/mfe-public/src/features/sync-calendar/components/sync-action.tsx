import { hasRole, rememberTarget, useSession } from '@freely/auth';
import { useTranslation } from '@freely/i18n';
import { Link } from '@freely/router';
import { siteMap } from '@freely/shell-sdk/site-map';
import { Button, buttonClass } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
import { CopyField } from '@freely/ui/copy-field';
import { lazy, Suspense, useState } from 'react';
import { useCalendarUrl } from '../queries.ts';
import styles from '../sync-calendar.module.css';

// Loaded only when the user revokes the URL.
const RevokeQuestion = lazy(() => import('./revoke-question.tsx'));

/** Creates the calendar URL for signed-in practitioners; tells other users how to get one. */
export function SyncAction() {
  const { t } = useTranslation('public/sync-calendar');
  const session = useSession();

  if (session.status === 'anonymous') {
    return (
      <Link
        className={buttonClass()}
        to={`${siteMap.login}/practitioner`}
        onClick={() => rememberTarget('/sync-calendar')}
      >
        {t('logIn')}
      </Link>
    );
  }

  return hasRole(session, 'practitioner') ? (
    <OwnCalendarUrl />
  ) : (
    <Callout>{t('practitionersOnly')}</Callout>
  );
}

function OwnCalendarUrl() {
  const { t } = useTranslation('public/sync-calendar');
  const { create, revoke, url } = useCalendarUrl();
  const [isConfirming, setConfirming] = useState(false);

  if (url === null) {
    return (
      <>
        <Button isPending={create.isPending} onClick={() => create.mutate()}>
          {t('sync')}
        </Button>
        {create.error && (
          <Callout tone="error" role="alert">
            {create.error.message}
          </Callout>
        )}
      </>
    );
  }

  return (
    <div className={styles.calendarUrl}>
      <CopyField label={t('address')} value={url} hint={t('secret')} />
      <Button variant="danger" onClick={() => setConfirming(true)}>
        {t('revoke')}
      </Button>
      {isConfirming && (
        <Suspense fallback={null}>
          <RevokeQuestion
            isPending={revoke.isPending}
            onYes={() => revoke.mutate(undefined, { onSettled: () => setConfirming(false) })}
            onNo={() => setConfirming(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
