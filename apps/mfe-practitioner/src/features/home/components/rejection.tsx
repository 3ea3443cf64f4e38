import { ApiError } from '@freely/api-client/client';
import { useTranslation } from '@freely/i18n';
import { Link } from '@freely/router';
import { Button } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
import { Stack } from '@freely/ui/layout';
import styles from '../home.module.css';
import { useResubmitProfile } from '../queries.ts';

interface RejectionProps {
  /** What the admin wrote; undefined for nothing. */
  reason: string | undefined;
  isSignedUp: boolean;
}

/** Why the profile was rejected, and the way to have it looked at again (D106). */
export function Rejection({ reason, isSignedUp }: RejectionProps) {
  const { t } = useTranslation('practitioner/home');
  const resubmit = useResubmitProfile();
  const { error } = resubmit;

  return (
    <div className={styles.notShown}>
      <Callout tone="warning" title={t('rejection.title')}>
        <Stack gap={3}>
          <p>{t(reason ? 'rejection.wrote' : 'rejection.often')}</p>
          {reason && <blockquote className={styles.reason}>{reason}</blockquote>}
          <p>{t(isSignedUp ? 'rejection.next' : 'rejection.signUp')}</p>
          {error && (
            <p role="alert">{error instanceof ApiError ? error.message : t('rejection.failed')}</p>
          )}
          <div>
            {isSignedUp ? (
              <Button size="sm" isPending={resubmit.isPending} onClick={() => resubmit.mutate()}>
                {t('rejection.again')}
              </Button>
            ) : (
              <Link to="/practitioner-information">{t('notShown.fix.not_onboarded')}</Link>
            )}
          </div>
        </Stack>
      </Callout>
    </div>
  );
}
