import { ApiError, serverNow } from '@freely/api-client/client';
import { useSession } from '@freely/auth';
import { useTranslation } from '@freely/i18n';
import { Link, Navigate, useParams } from '@freely/router';
import { buttonClass } from '@freely/ui/button';
import { EmptyState } from '@freely/ui/empty-state';
import { ErrorPanel } from '@freely/ui/error-panel';
import { Page } from '@freely/ui/page';
import { DocumentTitle } from '../../journey/document-title.tsx';
import {
  paths,
  paymentHref,
  paymentSuccessHref,
  practitionerBookingHref,
} from '../../journey/paths.ts';
import { usePaymentSent } from '../../journey/payment-sent.ts';
import { stageOf } from '../../journey/stage-of.ts';
import { AppointmentCard } from './components/appointment-card.tsx';
import { Confirmed } from './components/confirmed.tsx';
import { Over } from './components/over.tsx';
import { Waiting } from './components/waiting.tsx';
import styles from './payment-success.module.css';
import { useBookingOfTest } from './use-booking-of-test.ts';
import { usePaidBooking } from './use-paid-booking.ts';

/**
 * The page of a booking after its payment, in the booking's present state (D75): confirmations and
 * calendars link here for as long as the booking exists. One that nobody has paid for leads to checkout.
 */
export function PaymentSuccessPage() {
  const { t } = useTranslation('booking/checkout');
  const { user } = useSession();
  const { booking: query, isSlow } = usePaidBooking(Number(useParams().id));
  const { data: booking } = query;
  const isPaymentSent = usePaymentSent();
  const isPractitioners = booking !== undefined && booking.practitioner_id === user?.user_id;
  const bookingOfTest = useBookingOfTest(isPractitioners ? undefined : booking);

  const profileLink = (
    <Link className={buttonClass()} to={paths.customer}>
      {t('success.profile')}
    </Link>
  );

  const stage = booking && stageOf(booking, new Date(serverNow()));
  // What was paid stays on screen when it cannot be fetched again.
  if (query.isError && (!stage || stage === 'unpaid')) {
    const isNotFound = query.error instanceof ApiError && query.error.status === 404;

    return (
      <Page className={styles.wait}>
        {isNotFound ? (
          <>
            <DocumentTitle title={t('success.notFound')} />
            <EmptyState
              headingLevel={1}
              title={t('success.notFound')}
              text={t('success.notFoundText')}
              action={profileLink}
            />
          </>
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

  // The booking's other party has a page of their own for it.
  if (isPractitioners) {
    return <Navigate to={practitionerBookingHref(booking.id)} replace />;
  }

  // Paid and cancelled with its treatment.
  if (bookingOfTest) return <Navigate to={paymentSuccessHref(bookingOfTest.id)} replace />;
  if (bookingOfTest === undefined) {
    return <Waiting booking={undefined} isSlow={isSlow} action={profileLink} />;
  }

  if (booking && stage === 'unpaid' && !isPaymentSent) {
    // There is nothing to wait for: checkout says how long the time is held.
    return (
      <>
        <Navigate to={paymentHref(booking.booking_id)} replace />
        <Waiting booking={undefined} isSlow={isSlow} action={profileLink} />
      </>
    );
  }

  if (!booking || !stage || stage === 'unpaid') {
    return <Waiting booking={booking} isSlow={isSlow} action={profileLink} />;
  }

  return (
    <Page className={styles.done}>
      {stage === 'upcoming' ? (
        <Confirmed booking={booking} action={profileLink} />
      ) : (
        <Over booking={booking} stage={stage} action={profileLink} />
      )}
      <AppointmentCard booking={booking} />
    </Page>
  );
}
