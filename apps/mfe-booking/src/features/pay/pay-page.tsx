import type { Booking } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { useQuery } from '@freely/query';
import { useLoaderData } from '@freely/router';
import { usePageTitle } from '@freely/shell-sdk';
import { ErrorPanel } from '@freely/ui/error-panel';
import { Page, PageTitle } from '@freely/ui/page';
import { Skeleton, SkeletonRegion } from '@freely/ui/skeleton';
import { BookingSummary } from './components/booking-summary.tsx';
import { HoldCountdown } from './components/hold-countdown.tsx';
import { PaySteps } from './components/pay-steps.tsx';
import styles from './pay.module.css';
import { PayForm } from './pay-form.tsx';
import { settingsToEditQuery } from './queries.ts';

/** Checkout: the address, the customer's details and the card. */
export function PayPage() {
  const { t } = useTranslation('booking/checkout');
  // Fetched by the pay guard, which only lets payable bookings through.
  const booking = useLoaderData<Booking>();
  const settings = useQuery(settingsToEditQuery);
  // Not what the browser remembers: the form would write it over what was saved elsewhere.
  const isFresh = settings.isFetchedAfterMount;
  usePageTitle(t('pay.title'));

  return (
    <>
      <PaySteps booking={booking} />
      <Page className={styles.pay}>
        <div className={styles.head}>
          <PageTitle>{t('pay.title')}</PageTitle>
          <HoldCountdown booking={booking} />
        </div>
        <aside className={styles.aside} aria-label={t('summary.label')}>
          <BookingSummary booking={booking} />
        </aside>
        <div className={styles.form}>
          {!isFresh && (
            <SkeletonRegion label={t('pay.loading')}>
              <Skeleton height="24rem" />
            </SkeletonRegion>
          )}
          {settings.isError && (
            <ErrorPanel
              onRetry={() => settings.refetch()}
              isRetrying={settings.isFetching}
              details={settings.error.message}
            />
          )}
          {isFresh && settings.isSuccess && (
            // One that is paid instead of another has a form of its own.
            <PayForm key={booking.booking_id} booking={booking} settings={settings.data} />
          )}
        </div>
      </Page>
    </>
  );
}
