import type { Booking } from '@freely/api-client/contract';
import { useSession } from '@freely/auth';
import { fullDate } from '@freely/domain/format-date';
import { useTranslation } from '@freely/i18n';
import { usePageTitle } from '@freely/shell-sdk';
import { spot } from '@freely/ui/art';
import { Art } from '@freely/ui/art-image';
import { Lead, PageTitle } from '@freely/ui/page';
import { lazy, type ReactNode, Suspense } from 'react';
import { startTimeOf } from '../../../journey/booking-display.ts';
import { testToCome } from '../../../journey/test-to-come.ts';
import styles from '../payment-success.module.css';
import { ChangeFirst } from './change-first.tsx';
import { NextSteps } from './next-steps.tsx';
import { QuestionsFirst } from './questions-first.tsx';
import { SaveAppointment } from './save-appointment.tsx';

// Few visits were confirmed without a street, and a form is 14 KB.
const MissingStreet = lazy(() =>
  import('./missing-street.tsx').catch(() => ({ default: () => null })),
);

/** A paid appointment that is going to take place. */
export function Confirmed({ booking, action }: { booking: Booking; action: ReactNode }) {
  const { t } = useTranslation('booking/checkout');
  const { user } = useSession();
  const isToAccept = booking.change_to_accept ?? false;
  usePageTitle(t(isToAccept ? 'success.toAccept' : 'success.title'));
  const test = testToCome(booking, new Date());
  const appointment = {
    name: booking.practitioner_name,
    day: fullDate(booking.date),
    time: startTimeOf(booking),
  };

  return (
    <div className={styles.text}>
      <Art svg={spot('bouquet')} className={styles.spot} />
      <PageTitle>
        {isToAccept ? t('success.toAccept') : t('success.heading', { name: firstName(user?.name) })}
      </PageTitle>
      <Lead>
        {test
          ? t('success.bothVisits', {
              ...appointment,
              testDay: fullDate(test.date),
              testTime: startTimeOf(test),
            })
          : t(
              booking.location_type === 'mobile' ? 'success.atYours' : 'success.atTheirs',
              appointment,
            )}{' '}
        {user && !isToAccept && t('success.mail', { email: user.email })}
      </Lead>
      {isToAccept && <ChangeFirst booking={booking} />}
      {booking.location_type === 'mobile' && !booking.location.address && (
        <Suspense>
          <MissingStreet booking={booking} />
        </Suspense>
      )}
      <QuestionsFirst booking={booking} />
      <NextSteps booking={booking} />
      <SaveAppointment booking={booking} />
      {action}
    </div>
  );
}

function firstName(name = ''): string {
  return name.split(' ')[0] ?? name;
}
