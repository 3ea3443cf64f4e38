import { useTranslation } from '@freely/i18n';
import { usePageTitle } from '@freely/shell-sdk';
import { ProgressBar } from '@freely/ui/progress';
import type { PlannedBooking } from '../../../journey/journey-store.ts';
import styles from '../create-booking.module.css';
import { useCreateBooking } from '../use-create-booking.ts';
import { PatchTestStep } from './patch-test-step.tsx';

/** Only a progress bar, unless the treatment needs a patch test: then its time is chosen first. */
export function CreatingBooking({ plan }: { plan: PlannedBooking }) {
  const { t } = useTranslation('booking/slots');
  const { needsPatchTest, create } = useCreateBooking(plan);
  usePageTitle(t(needsPatchTest ? 'patchTest.title' : 'createBooking.title'));
  if (needsPatchTest) {
    return <PatchTestStep plan={plan} onChosen={(draft) => create({ ...plan, draft })} />;
  }

  return (
    <div className={styles.progress}>
      <p role="status">{t('createBooking.progress')}</p>
      <ProgressBar label={t('createBooking.title')} />
    </div>
  );
}
