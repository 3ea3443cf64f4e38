import { ApiError } from '@freely/api-client/client';
import { useSession } from '@freely/auth';
import { dayAndMonth } from '@freely/domain/format-date';
import { useTranslation } from '@freely/i18n';
import { Link, useParams } from '@freely/router';
import { usePageTitle } from '@freely/shell-sdk';
import { spot } from '@freely/ui/art';
import { Art } from '@freely/ui/art-image';
import { buttonClass } from '@freely/ui/button';
import { EmptyState } from '@freely/ui/empty-state';
import { ErrorPanel } from '@freely/ui/error-panel';
import { Lead, Page, PageTitle } from '@freely/ui/page';
import { ProgressBar } from '@freely/ui/progress';
import { startTimeOf } from '../../journey/booking-display.ts';
import { paths } from '../../journey/paths.ts';
import { AppointmentCard } from './components/appointment-card.tsx';
import { NextSteps } from './components/next-steps.tsx';
import { SaveAppointment } from './components/save-appointment.tsx';
import styles from './payment-success.module.css';
import { usePaidBooking } from './use-paid-booking.ts';

/** The success page. It waits until the server says that the booking is paid. */
export function PaymentSuccessPage() {
  const { t } = useTranslation('booking/checkout');
  const { user } = useSession();
  const { booking: query, isSlow } = usePaidBooking(Number(useParams().id));
  const { data: booking } = query;
  const isPaid = booking?.paid === true;
  usePageTitle(t(isPaid ? 'success.title' : 'success.waitingTitle'));

  const profileLink = (
    <Link className={buttonClass()} to={paths.customer}>
      {t('success.profile')}
    </Link>
  );

  if (query.isError) {
    const isNotFound = query.error instanceof ApiError && query.error.status === 404;

    return (
      <Page className={styles.wait}>
        {isNotFound ? (
          <EmptyState
            headingLevel={1}
            title={t('success.notFound')}
            text={t('success.notFoundText')}
            action={profileLink}
          />
        ) : (
          <ErrorPanel
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
        <PageTitle>{t('success.waitingTitle')}</PageTitle>
        <p role="status">{t(isSlow ? 'success.waitingLong' : 'success.waiting')}</p>
        <ProgressBar label={t('success.waitingTitle')} />
        {isSlow && profileLink}
      </Page>
    );
  }

  const appointment = {
    name: booking.practitioner_name,
    day: dayAndMonth(booking.date),
    time: startTimeOf(booking),
  };

  return (
    <Page className={styles.done}>
      <div className={styles.text}>
        <Art svg={spot('bouquet')} className={styles.spot} />
        <PageTitle>{t('success.heading', { name: firstName(user?.name) })}</PageTitle>
        <Lead>
          {t(
            booking.location_type === 'mobile' ? 'success.atYours' : 'success.atTheirs',
            appointment,
          )}{' '}
          {user && t('success.mail', { email: user.email })}
        </Lead>
        <NextSteps booking={booking} />
        <SaveAppointment booking={booking} />
        {profileLink}
      </div>
      <AppointmentCard booking={booking} />
    </Page>
  );
}

function firstName(name = ''): string {
  return name.split(' ')[0] ?? name;
}
