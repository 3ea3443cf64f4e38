import { useTranslation } from '@freely/i18n';
import { usePageTitle } from '@freely/shell-sdk';
import { ProgressBar } from '@freely/ui/progress';
import { lazy, Suspense } from 'react';
import type { PlannedBooking } from '../../../journey/journey.ts';
import styles from '../create-booking.module.css';
import { useCreateBooking } from '../use-create-booking.ts';

// Few treatments need it.
const PatchTestStep = lazy(() => import('./patch-test-step.tsx'));

/** Only a progress bar, unless the treatment needs a patch test: then its time is chosen first. */
export function CreatingBooking({ plan }: { plan: PlannedBooking }) {
  const { t } = useTranslation('booking/create-booking');
  const { needsPatchTest, create } = useCreateBooking(plan);
  usePageTitle(t(needsPatchTest ? 'patchTest.title' : 'title'));
  const progress = (
    <div className={styles.progress}>
      <p role="status">{t('progress')}</p>
      <ProgressBar label={t('title')} />
    </div>
  );
  if (!needsPatchTest) return progress;

  return (
    <Suspense fallback={progress}>
      <PatchTestStep plan={plan} onChosen={(draft) => create({ ...plan, draft })} />
    </Suspense>
  );
}
