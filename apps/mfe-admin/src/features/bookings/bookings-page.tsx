import { send } from '@freely/api-client/client';
import { exportBookings } from '@freely/api-client/contract';
import { usePageTitle } from '@freely/shell-sdk';
import { useState } from 'react';
import { DateFilters } from '../../listing/date-filters.tsx';
import { FilterField } from '../../listing/filter-field.tsx';
import { ListFrame } from '../../listing/list-frame.tsx';
import { formatSort, parseSort } from '../../listing/sorting.ts';
import { ReportButton } from '../../report/report-button.tsx';
import { useReport } from '../../report/use-report.ts';
import { useWords } from '../../words.ts';
import { BookingDrawer } from './components/booking-drawer.tsx';
import { BookingTable } from './components/booking-table.tsx';
import { statuses, useBookingListing, useBookingRows } from './queries.ts';
import { useBookingWords } from './words.ts';

/** All bookings; a row opens a drawer with its history, payments and ledger (D35). */
export function BookingsPage() {
  const say = useBookingWords();
  const sayShared = useWords();
  usePageTitle(sayShared('title', { screen: say('bookingList.heading') }));
  const control = useBookingListing();
  const { listing, change } = control;
  const rows = useBookingRows(listing);
  const [datesMissing, setDatesMissing] = useState(false);
  const report = useReport({
    name: exportBookings.file,
    failed: sayShared('report.notCompiled'),
    done: sayShared('report.done'),
  });

  function download() {
    const { from, to } = listing;
    if (from === '' || to === '') return setDatesMissing(true);
    void report.start((signal) => send(exportBookings, { query: { from, to } }, { signal }));
  }

  return (
    <>
      <ListFrame
        heading={say('bookingList.heading')}
        placeholder={say('bookingList.placeholder')}
        aside={rows.total !== undefined && say('bookingList.count', { count: rows.total })}
        control={control}
        rows={rows}
        empty={{ title: say('bookingList.empty'), text: say('bookingList.emptyText') }}
        tools={
          <>
            <DateFilters
              labels={{ from: say('bookingList.from'), to: say('bookingList.to') }}
              listing={listing}
              change={change}
              error={datesMissing ? sayShared('report.datesFirst') : undefined}
              onFocus={() => setDatesMissing(false)}
            />
            <ReportButton
              isBesideFields
              label={sayShared('report.download')}
              report={report}
              onStart={download}
            />
            <FilterField
              label={say('bookingList.status')}
              any={say('bookingList.anyStatus')}
              options={statuses.map((value) => ({
                value,
                label: sayShared(`bookings.states.${value}`),
              }))}
              value={listing.filters.status}
              onChange={(status) => change({ status })}
            />
            <FilterField
              label={say('bookingList.payment')}
              any={say('bookingList.anyPayment')}
              options={[
                { value: 'true', label: say('bookingList.paid') },
                { value: 'false', label: say('bookingList.unpaid') },
              ]}
              value={listing.filters.paid}
              onChange={(paid) => change({ paid })}
            />
            <FilterField
              label={say('bookingList.place')}
              any={say('bookingList.anyPlace')}
              options={(['mobile', 'salon'] as const).map((value) => ({
                value,
                label: sayShared(`bookings.places.${value}`),
              }))}
              value={listing.filters.location_type}
              onChange={(location_type) => change({ location_type })}
            />
          </>
        }
      >
        <BookingTable
          label={say(
            listing.sort === '-created_at' ? 'bookingList.label' : 'bookingList.labelSorted',
          )}
          bookings={rows.rows}
          // The default order is by a column that is not shown.
          sort={listing.sort === '-created_at' ? null : parseSort(listing.sort)}
          onSort={(sort) => change({ sort: formatSort(sort) })}
          onOpen={({ id }) => change({ open: id })}
        />
      </ListFrame>
      {listing.open !== null && (
        <BookingDrawer id={listing.open} onClose={() => change({ open: null })} />
      )}
    </>
  );
}
