import type { PractitionerBooking } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { useQuery } from '@freely/query';
import { useSearchParams } from '@freely/router';
import { Callout } from '@freely/ui/callout';
import { EmptyState } from '@freely/ui/empty-state';
import { useNow } from '@freely/ui/now';
import { Tabs } from '@freely/ui/tabs';
import { useAnswerMarksQuery } from '../../own-answers.ts';
import { bookingsQuery } from '../../own-bookings.ts';
import { Loaded, Screen } from '../../screen.tsx';
import { PractitionerBookingTable } from './components/booking-table.tsx';
import { splitBookings } from './split-bookings.ts';
import { useShownList } from './use-shown-list.ts';

/** Upcoming and previous bookings; a row expands to phone, price, address and actions. */
export function BookingsPage() {
  const { t } = useTranslation('practitioner/bookings');
  const bookings = useQuery(bookingsQuery);
  const answers = useAnswerMarksQuery();

  return (
    <Screen name={t('heading')}>
      <Loaded of={bookings} besides={[answers]} loading={t('loading')} failed={t('failed')}>
        {(list) => <BookingTabs bookings={list} />}
      </Loaded>
    </Screen>
  );
}

function BookingTabs({ bookings }: { bookings: readonly PractitionerBooking[] }) {
  const { t } = useTranslation('practitioner/bookings');
  const [params] = useSearchParams();
  const requestedId = Number(params.get('open-booking')) || null;
  const isMissing = params.has('open-booking') && !bookings.some(({ id }) => id === requestedId);
  const split = splitBookings(bookings, useNow());
  const { tab, page, show } = useShownList(
    split.previous.some(({ id }) => id === requestedId) ? 'previous' : 'upcoming',
  );
  const shown = split[tab];

  return (
    <>
      {isMissing && (
        <Callout tone="warning" title={t('missing.title')}>
          <p>{t('missing.text')}</p>
        </Callout>
      )}
      <Tabs
        label={t('tabs.label')}
        panelId="bookings-panel"
        tabs={[
          { key: 'upcoming', label: t('tabs.upcoming') },
          { key: 'previous', label: t('tabs.previous') },
        ]}
        selected={tab}
        onSelect={(next) => show({ tab: next })}
      />
      <div id="bookings-panel" role="tabpanel">
        {shown.length === 0 ? (
          <EmptyState
            art="calendar"
            title={t(`empty.${tab}.title`)}
            text={t(`empty.${tab}.text`)}
            isFramed
          />
        ) : (
          <PractitionerBookingTable
            key={tab}
            label={t(`table.${tab}`)}
            bookings={shown}
            requestedId={requestedId}
            page={page}
            onPage={(next) => show({ tab, page: next })}
          />
        )}
      </div>
    </>
  );
}
