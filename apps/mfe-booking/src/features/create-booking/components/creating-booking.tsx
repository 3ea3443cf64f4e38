import { usePageTitle } from '@freely/shell-sdk';
import { ProgressBar } from '@freely/ui/progress';
import type { PlannedBooking } from '../../../journey/journey-store.ts';
import { useWords } from '../../../journey/words.ts';
import styles from '../create-booking.module.css';
import { useCreateBooking } from '../use-create-booking.ts';

export function CreatingBooking({ plan }: { plan: PlannedBooking }) {
  const say = useWords();
  usePageTitle(say('createBooking.title'));
  useCreateBooking(plan);

  return (
    <div className={styles.progress}>
      <p role="status">{say('createBooking.progress')}</p>
      <ProgressBar label={say('createBooking.title')} />
    </div>
  );
}
