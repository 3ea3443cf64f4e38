import { send } from '@freely/api-client/client';
import { exportBookings } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { usePageTitle } from '@freely/shell-sdk';
import { useState } from 'react';
import { DateFilters } from '../../listing/date-filters.tsx';
import { FilterField } from '../../listing/filter-field.tsx';
import { ListFrame } from '../../listing/list-frame.tsx';
import { filterQuery } from '../../listing/list-query.ts';
import { formatSort, parseSort } from '../../listing/sorting.ts';
import { ReportButton } from '../../report/report-button.tsx';
import { useReport } from '../../report/use-report.ts';
import { BookingDrawer } from './components/booking-drawer.tsx';
import { BookingTable } from './components/booking-table.tsx';
import { statuses, useBookingListing, useBookingRows } from './queries.ts';

/** All bookings; a row opens a drawer with its history, payments and ledger (D35). */
export function BookingsPage() {
  const { t } = useTranslation('admin/bookings');
  const { t: tShared } = useTranslation('admin');
  usePageTitle(tShared('title', { screen: t('bookingList.heading') }));
  const control = useBookingListing();
  const { listing, change, open } = control;
  const rows = useBookingRows(listing);
  const [datesMissing, setDatesMissing] = useState(false);
  const report = useReport({
    name: exportBookings.file,
    failed: tShared('report.notCompiled'),
    done: tShared('report.done'),
  });

  function download() {
    const { from, to } = listing;
    if (from === '' || to === '') return setDatesMissing(true);
    const query = { ...filterQuery(listing), from, to };
    void report.start((signal) => send(exportBookings, { query }, { signal }));
  }

  return (
    <>
      <ListFrame
        heading={t('bookingList.heading')}
        placeholder={t('bookingList.placeholder')}
        aside={rows.total !== undefined && t('bookingList.count', { count: rows.total })}
        control={control}
        rows={rows}
        empty={{ title: t('bookingList.empty'), text: t('bookingList.emptyText') }}
        download={
          <ReportButton
            isBesideFields
            label={tShared('report.download')}
            report={report}
            onStart={download}
          />
        }
        tools={
          <>
            <DateFilters
              labels={{ from: t('bookingList.from'), to: t('bookingList.to') }}
              listing={listing}
              change={change}
              error={datesMissing ? tShared('report.datesFirst') : undefined}
              onFocus={() => setDatesMissing(false)}
            />
            <FilterField
              label={t('bookingList.status')}
              any={t('bookingList.anyStatus')}
              options={statuses.map((value) => ({
                value,
                label: tShared(`bookings.states.${value}`),
              }))}
              value={listing.filters.status}
              onChange={(status) => change({ status })}
            />
            <FilterField
              label={t('bookingList.payment')}
              any={t('bookingList.anyPayment')}
              options={[
                { value: 'true', label: t('bookingList.paid') },
                { value: 'false', label: t('bookingList.unpaid') },
              ]}
              value={listing.filters.paid}
              onChange={(paid) => change({ paid })}
            />
            <FilterField
              label={t('bookingList.refund')}
              any={t('bookingList.anyRefund')}
              options={[{ value: 'failed', label: t('bookingList.refundOwed') }]}
              value={listing.filters.refund}
              onChange={(refund) => change({ refund })}
            />
            <FilterField
              label={t('bookingList.place')}
              any={t('bookingList.anyPlace')}
              options={(['mobile', 'salon'] as const).map((value) => ({
                value,
                label: tShared(`bookings.places.${value}`),
              }))}
              value={listing.filters.location_type}
              onChange={(location_type) => change({ location_type })}
            />
          </>
        }
      >
        <BookingTable
          label={t(
            listing.sort === '-created_at' ? 'bookingList.label' : 'bookingList.labelSorted',
          )}
          bookings={rows.rows}
          sort={parseSort(listing.sort)}
          onSort={(sort) => change({ sort: formatSort(sort) })}
          onOpen={({ id }) => open(id)}
        />
      </ListFrame>
      {listing.open !== null && <BookingDrawer id={listing.open} onClose={() => open(null)} />}
    </>
  );
}
