import { ApiError } from '@freely/api-client/client';
import { useSession } from '@freely/auth';
import { dayAndMonth } from '@freely/domain/format-date';
import { usePageTitle } from '@freely/federation';
import { Link, useParams } from '@freely/router';
import { spot } from '@freely/ui/art';
import { Art } from '@freely/ui/art-image';
import { buttonClass } from '@freely/ui/button';
import { EmptyState } from '@freely/ui/empty-state';
import { Lead, Page, PageTitle } from '@freely/ui/page';
import { PausePanel } from '@freely/ui/pause-panel';
import { ProgressBar } from '@freely/ui/progress';
import { startTimeOf } from '../../journey/booking-words.ts';
import { paths } from '../../journey/paths.ts';
import { useWords } from '../../journey/words.ts';
import { AppointmentCard } from './components/appointment-card.tsx';
import { KeepAppointment } from './components/keep-appointment.tsx';
import { WhatIsNext } from './components/what-is-next.tsx';
import styles from './payment-success.module.css';
import { usePaidBooking } from './use-paid-booking.ts';

/** Appointment confirmed: but only once the server says so. */
export function PaymentSuccessPage() {
  const say = useWords();
  const { user } = useSession();
  const { booking: query, isLong } = usePaidBooking(Number(useParams().id));
  const { data: booking } = query;
  const isPaid = booking?.paid === true;
  usePageTitle(say(isPaid ? 'success.title' : 'success.waitingTitle'));

  const profileLink = (
    <Link className={buttonClass()} to={paths.customer}>
      {say('success.profile')}
    </Link>
  );

  if (query.isError) {
    const isGone = query.error instanceof ApiError && query.error.status === 404;

    return (
      <Page className={styles.wait}>
        {isGone ? (
          <EmptyState
            headingLevel={1}
            title={say('success.notFound')}
            text={say('success.notFoundText')}
            action={profileLink}
          />
        ) : (
          <PausePanel
            onRetry={() => query.refetch()}
            isRetrying={query.isFetching}
            details={query.error.message}
          />
        )}
      </Page>
    );
  }

  if (!booking || !isPaid) {
    return (
      <Page width="form" className={styles.wait}>
        <PageTitle>{say('success.waitingTitle')}</PageTitle>
        <p role="status">{say(isLong ? 'success.waitingLong' : 'success.waiting')}</p>
        <ProgressBar label={say('success.waitingTitle')} />
        {isLong && profileLink}
      </Page>
    );
  }

  const visit = {
    name: booking.practitioner_name,
    day: dayAndMonth(booking.date),
    time: startTimeOf(booking),
  };

  return (
    <Page className={styles.done}>
      <div className={styles.words}>
        <Art svg={spot('bouquet')} className={styles.spot} />
        <PageTitle>{say('success.heading', { name: firstName(user?.name) })}</PageTitle>
        <Lead>
          {say(booking.location_type === 'mobile' ? 'success.atYours' : 'success.atTheirs', visit)}{' '}
          {user && say('success.mail', { email: user.email })}
        </Lead>
        <WhatIsNext booking={booking} />
        <KeepAppointment booking={booking} />
        {profileLink}
      </div>
      <AppointmentCard booking={booking} />
    </Page>
  );
}

function firstName(name = ''): string {
  return name.split(' ')[0] ?? name;
}
