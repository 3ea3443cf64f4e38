import type { OwnSession } from '@freely/api-client/contract';
import { hasRole, isImpersonating, useSession } from '@freely/auth';
import { listDate } from '@freely/domain/format-date';
import { londonClock } from '@freely/domain/london-time';
import { useTranslation } from '@freely/i18n';
import { useQuery } from '@freely/query';
import { Button } from '@freely/ui/button';
import { ConfirmDialog } from '@freely/ui/dialog';
import { ErrorPanel } from '@freely/ui/error-panel';
import { Skeleton, SkeletonRegion } from '@freely/ui/skeleton';
import { useState } from 'react';
import styles from './account-settings.module.css';
import { OwnerOnly } from './owner-only.tsx';
import { ownSessionsQuery } from './sessions-query.ts';
import { SettingsSection } from './settings-section.tsx';
import { useEndSessions } from './use-end-sessions.ts';

/** Where the user is logged in; each session can be ended, and all others at once (D71). */
export function SessionsSection() {
  const { t } = useTranslation('account-settings');
  const [isConfirming, setConfirming] = useState(false);
  const session = useSession();
  const sessions = useQuery({ ...ownSessionsQuery, enabled: !isImpersonating(session) });
  const ending = useEndSessions();
  const isPractitioner = hasRole(session, 'practitioner');
  const hasOthers = sessions.data?.some(({ is_current }) => !is_current) ?? false;

  return (
    <SettingsSection
      title={t('sessions.title')}
      text={t(isPractitioner ? 'sessions.textWithCalendar' : 'sessions.text')}
    >
      <OwnerOnly>
        {sessions.isPending && (
          <SkeletonRegion label={t('sessions.loading')}>
            <Skeleton height="4rem" />
          </SkeletonRegion>
        )}
        {sessions.isError && (
          <ErrorPanel
            onRetry={() => sessions.refetch()}
            isRetrying={sessions.isFetching}
            details={sessions.error.message}
          />
        )}
        {sessions.data && (
          <ul className={styles.sessions}>
            {sessions.data.map((each) => (
              <SessionRow
                key={each.id}
                session={each}
                isEnding={ending.isPending && ending.variables === each.id}
                onEnd={() => ending.mutate(each.id)}
              />
            ))}
          </ul>
        )}
        {hasOthers && (
          <Button variant="secondary" onClick={() => setConfirming(true)}>
            {t('sessions.endOthers')}
          </Button>
        )}
        <ConfirmDialog
          title={t('sessions.question')}
          isOpen={isConfirming}
          isSmall
          isPending={ending.isPending}
          onYes={() => ending.mutate(null, { onSettled: () => setConfirming(false) })}
          onNo={() => setConfirming(false)}
        >
          <p>{t(isPractitioner ? 'sessions.withCalendar' : 'sessions.consequences')}</p>
        </ConfirmDialog>
      </OwnerOnly>
    </SettingsSection>
  );
}

interface SessionRowProps {
  session: OwnSession;
  isEnding: boolean;
  onEnd: () => void;
}

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { t } = useTranslation('account-settings');
  const { day, time } = londonClock(new Date(session.last_used_at));
  const when = `${listDate(day)}, ${time}`;
  const device = session.device || t('sessions.unknown');

  return (
    <li className={styles.session}>
      <span>
        <strong>{device}</strong>
        <small>
          {session.is_current ? t('sessions.current') : t('sessions.lastUsed', { when })}
        </small>
      </span>
      {!session.is_current && (
        <Button
          variant="quiet"
          size="sm"
          isPending={isEnding}
          aria-label={t('sessions.endOf', { device, when })}
          onClick={onEnd}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
