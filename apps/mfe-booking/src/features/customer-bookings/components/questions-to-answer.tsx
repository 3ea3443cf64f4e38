import type { Booking } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { Link } from '@freely/router';
import { buttonClass } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
import { ClipboardPen } from 'lucide-react';
import { questionsHref } from '../../../journey/paths.ts';
import styles from '../customer-bookings.module.css';

/** Questions of the practitioner or the market that wait for an answer; or the way to what was signed. */
export function QuestionsToAnswer({ booking }: { booking: Booking }) {
  const { t } = useTranslation('booking/customer');
  const { questionnaires_due: due = 0, questionnaires_signed: signed = 0 } = booking;
  if (due === 0 && signed === 0) return null;
  const isDue = due > 0;

  return (
    <div className={styles.change}>
      <Callout
        tone={isDue ? 'warning' : 'plain'}
        icon={ClipboardPen}
        title={t(isDue ? 'bookings.questions.title' : 'bookings.questions.signed')}
      >
        <div className={styles.actions}>
          <Link
            className={buttonClass({ size: 'sm', variant: isDue ? 'primary' : 'secondary' })}
            to={questionsHref(booking.id)}
          >
            {t(isDue ? 'bookings.questions.answer' : 'bookings.questions.read')}
          </Link>
        </div>
      </Callout>
    </div>
  );
}
