import type { Booking } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { useQuery } from '@freely/query';
import { Outlet, useMatch, useSearchParams } from '@freely/router';
import { EmptyState } from '@freely/ui/empty-state';
import { Stack } from '@freely/ui/layout';
import { PageTitle } from '@freely/ui/page';
import { Skeleton, SkeletonRegion } from '@freely/ui/skeleton';
import { Tabs } from '@freely/ui/tabs';
import { lazy, Suspense, useEffect, useState } from 'react';
import { BookingsFailed } from '../../customer/bookings-failed.tsx';
import { bookingOfTest, customerBookingsQuery } from '../../customer/bookings-query.ts';
import { splitBookings } from '../../customer/split-bookings.ts';
import { useRefetchOnReturn } from '../../customer/use-refetch-on-return.ts';
import { useServerNow } from '../../customer/use-server-now.ts';
import { DocumentTitle } from '../../journey/document-title.tsx';
import { paths } from '../../journey/paths.ts';
import { canReportLateness } from './can-report-lateness.ts';
import { CustomerBookingTable } from './components/booking-table.tsx';
import { CancelDialog } from './components/cancel-dialog.tsx';
import { CancelledNote } from './components/cancelled-note.tsx';
import { MissingBooking } from './components/missing-booking.tsx';

// Its form was a third of the page’s bytes, and few people open it.
const loadLatenessDialog = () => import('./components/lateness-dialog.tsx');
const LatenessDialog = lazy(loadLatenessDialog);

const tabs = ['upcoming', 'previous'] as const;
type Tab = (typeof tabs)[number];

/** Upcoming and previous bookings; a row expands to phone, price, address and actions. */
export function CustomerBookingsPage() {
  const { t } = useTranslation('booking/customer');
  const isDialogOpen = useMatch(paths.customerBookings) === null;
  const bookings = useQuery(customerBookingsQuery);
  useRefetchOnReturn(bookings.refetch);

  return (
    <Stack gap={6}>
      {!isDialogOpen && <DocumentTitle title={t('bookings.heading')} />}
      <PageTitle>{t('bookings.heading')}</PageTitle>
      {bookings.isPending && (
        <SkeletonRegion label={t('bookings.loading')}>
          <Stack gap={3}>
            {[1, 2, 3, 4, 5].map((row) => (
              <Skeleton key={row} height="3.5rem" />
            ))}
          </Stack>
        </SkeletonRegion>
      )}
      {bookings.isError && (
        <BookingsFailed
          message={bookings.error.message}
          onRetry={() => bookings.refetch()}
          isRetrying={bookings.isFetching}
        />
      )}
      {bookings.data && <BookingTabs bookings={bookings.data} />}
      <Outlet />
    </Stack>
  );
}

function BookingTabs({ bookings }: { bookings: readonly Booking[] }) {
  const { t } = useTranslation('booking/customer');
  const [params, setParams] = useSearchParams();
  const namedId = Number(params.get('open-booking')) || null;
  // A patch test has no row of its own.
  const requestedId = bookingOfTest(bookings, namedId)?.id ?? namedId;
  const isMissing = params.has('open-booking') && !bookings.some(({ id }) => id === requestedId);
  const now = useServerNow(bookings);
  const split = splitBookings(bookings, now);
  const [first] = useState<Tab>(
    split.previous.some(({ id }) => id === requestedId) ? 'previous' : 'upcoming',
  );
  const tab = tabs.find((each) => each === params.get('tab')) ?? first;
  const [cancelling, setCancelling] = useState<number | null>(null);
  const [cancelled, setCancelled] = useState<number | null>(null);
  // In the address, so that a reload shows the same bookings again.
  const setTab = (next: Tab) => {
    setCancelled(null);
    setParams(
      (query) => {
        query.set('tab', next);
        return query;
      },
      { replace: true },
    );
  };
  const [reporting, setReporting] = useState<number | null>(null);
  const shown = split[tab];
  const gone = bookings.find(({ id }) => id === cancelled);
  const reported = bookings.find(({ id }) => id === reporting);
  const isReportable = bookings.some((booking) => canReportLateness(booking, now));
  // Those to whom it is offered do not wait for it when they press.
  useEffect(() => {
    if (isReportable) loadLatenessDialog().catch(() => {});
  }, [isReportable]);

  /** It has left the list that is on screen, and the address with it. */
  function showCancelled() {
    setCancelling(null);
    setCancelled(cancelling);
    if (cancelling !== requestedId) return;
    setParams(
      (query) => {
        query.delete('open-booking');
        return query;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return (
    <>
      {gone && <CancelledNote key={gone.id} booking={gone} />}
      {isMissing && <MissingBooking id={requestedId} />}
      <Tabs
        label={t('bookings.tabs.label')}
        panelId="customer-bookings"
        tabs={tabs.map((key) => ({ key, label: t(`bookings.tabs.${key}`) }))}
        selected={tab}
        onSelect={setTab}
      />
      <div id="customer-bookings" role="tabpanel" aria-label={t(`bookings.tabs.${tab}`)}>
        {shown.length === 0 ? (
          <EmptyState
            art="calendar"
            title={t(`bookings.empty.${tab}.title`)}
            text={t(`bookings.empty.${tab}.text`)}
            isFramed
          />
        ) : (
          <CustomerBookingTable
            key={`${tab} ${requestedId}`}
            label={t(`bookings.table.${tab}`)}
            bookings={shown}
            requestedId={requestedId}
            onCancel={setCancelling}
            onReport={setReporting}
          />
        )}
      </div>
      <CancelDialog
        // Wherever it is by now: after a refusal its dialog says why.
        booking={bookings.find(({ id }) => id === cancelling) ?? null}
        onClose={() => setCancelling(null)}
        onCancelled={showCancelled}
      />
      {reported && (
        <Suspense fallback={null}>
          <LatenessDialog key={reported.id} booking={reported} onClose={() => setReporting(null)} />
        </Suspense>
      )}
    </>
  );
}
