import type { adminWaitingList, CallResponse, WaitingOffer } from '@freely/api-client/contract';
import { listDate } from '@freely/domain/format-date';
import { useTranslation } from '@freely/i18n';
import { Link } from '@freely/router';
import { type Column, DataTable } from '@freely/ui/table';
import { BookingLink } from '../../../listing/booking-link.tsx';
import { DateTime } from '../../../listing/date-time.tsx';
import { Status, type StatusMeaning } from '../../../listing/status.tsx';

type Offer = CallResponse<typeof adminWaitingList>['offers'][number];

const meanings = {
  open: 'waiting',
  taken: 'done',
  refused: 'failed',
  missed: 'failed',
} as const satisfies Record<WaitingOffer['status'], StatusMeaning>;

export function OfferTable({ offers }: { offers: Offer[] }) {
  const { t } = useTranslation('admin/waiting-list');
  const columns: Column<Offer>[] = [
    {
      key: 'customer',
      label: t('customer'),
      isName: true,
      cell: ({ customer_id, customer_name }) => (
        <Link to={`/admin/customers?open=${customer_id}`}>{customer_name}</Link>
      ),
    },
    {
      key: 'treatments',
      label: t('treatments'),
      cell: ({ treatments }) =>
        treatments.map(({ name, quantity }) => t('quantity', { name, quantity })).join(', '),
    },
    {
      key: 'practitioner',
      label: t('practitioner'),
      isName: true,
      cell: ({ practitioner_id, practitioner_name }) => (
        <Link to={`/admin/practitioners?open=${practitioner_id}`}>{practitioner_name}</Link>
      ),
    },
    {
      key: 'time',
      label: t('time'),
      cell: ({ date, start_time }) =>
        t('timeOf', { date: listDate(date), time: start_time.slice(0, 5) }),
    },
    {
      key: 'booking',
      label: t('booking'),
      isWhole: true,
      cell: ({ booking_id: id }) => <BookingLink id={id} />,
    },
    { key: 'offered', label: t('offered'), cell: (offer) => <DateTime at={offer.offered_at} /> },
    {
      key: 'status',
      label: t('status'),
      cell: ({ status, withdrawn }) => (
        <Status meaning={meanings[status]}>
          {t(withdrawn ? 'states.withdrawn' : `states.${status}`)}
        </Status>
      ),
    },
  ];

  return (
    <DataTable
      label={t('offers')}
      columns={columns}
      rows={offers}
      rowKey={({ booking_id }) => booking_id}
    />
  );
}
