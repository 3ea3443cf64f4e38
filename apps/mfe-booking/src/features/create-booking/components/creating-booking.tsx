import { useTranslation } from '@freely/i18n';
import { usePageTitle } from '@freely/shell-sdk';
import { ProgressBar } from '@freely/ui/progress';
import type { PlannedBooking } from '../../../journey/journey-store.ts';
import styles from '../create-booking.module.css';
import { useCreateBooking } from '../use-create-booking.ts';

export function CreatingBooking({ plan }: { plan: PlannedBooking }) {
  const { t } = useTranslation('booking/slots');
  usePageTitle(t('createBooking.title'));
  useCreateBooking(plan);

  return (
    <div className={styles.progress}>
      <p role="status">{t('createBooking.progress')}</p>
      <ProgressBar label={t('createBooking.title')} />
    </div>
  );
}
