import { useTranslation } from '@freely/i18n';
import { reviewersQuery, useInvite } from '@freely/practice/invitations';
import { InviteSlots } from '@freely/practice/invite-slots';
import { useQuery } from '@freely/query';
import { Link } from '@freely/router';
import { buttonClass } from '@freely/ui/button';
import { Stack } from '@freely/ui/layout';
import { Section } from '@freely/ui/page';
import { ProfilePhoto } from './components/profile-photo.tsx';
import { StepState } from './components/step-state.tsx';
import { WizardFrame } from './components/wizard-frame.tsx';
import styles from './onboarding.module.css';
import { progressQuery } from './queries.ts';

/** Step 6: the wizard is complete. It tells what an admin has decided. A photo and reviews are optional. */
export function FinishedStep() {
  const { t } = useTranslation('public/onboarding');
  const reviewers = useQuery(reviewersQuery);
  const invite = useInvite();
  const { data: progress } = useQuery(progressQuery);
  const approval = progress ? (progress.approval ?? 'waiting') : 'unknown';
  const state = approval === 'waiting' ? undefined : approval;

  return (
    <WizardFrame
      step="finished"
      state={state}
      action={
        <div className={styles.links}>
          <Link
            className={buttonClass({ variant: state === 'approved' ? 'primary' : 'secondary' })}
            to="/practitioner"
          >
            {t('finished.dashboard')}
          </Link>
          {state !== 'approved' && (
            <Link className={buttonClass()} to="/practitioner/profile">
              {t('finished.view')}
            </Link>
          )}
        </div>
      }
    >
      <Stack gap={8}>
        <Section title={t('finished.photo.heading')}>
          <ProfilePhoto />
        </Section>
        <Section title={t('finished.invite.heading')}>
          <p>{t('finished.invite.text')}</p>
          {reviewers.data ? (
            <InviteSlots invited={reviewers.data.map(({ email }) => email)} onInvite={invite} />
          ) : (
            <StepState
              error={reviewers.error}
              isFetching={reviewers.isFetching}
              onRetry={() => void reviewers.refetch()}
            />
          )}
        </Section>
      </Stack>
    </WizardFrame>
  );
}
