import type { AdminDispute } from '@freely/api-client/contract';
import { bookingReference } from '@freely/domain/booking-reference';
import { formatPhone } from '@freely/domain/format-phone';
import { formatPounds } from '@freely/domain/money';
import { useTranslation } from '@freely/i18n';
import { Button } from '@freely/ui/button';
import { type Column, DataTable } from '@freely/ui/table';
import { BookingLink } from '../../../listing/booking-link.tsx';
import { DateTime } from '../../../listing/date-time.tsx';
import { Status, type StatusMeaning } from '../../../listing/status.tsx';
import { DisputeFacts } from '../../../settle/dispute-facts.tsx';

const meanings = {
  awaits_practitioner: 'waiting',
  awaits_admin: 'attention',
  settled: 'done',
} as const satisfies Record<AdminDispute['state'], StatusMeaning>;

interface DisputeTableProps {
  disputes: readonly AdminDispute[];
  onSettle: (dispute: AdminDispute) => void;
}

/** One row for each dispute; its detail has the statements of both sides. */
export function DisputeTable({ disputes, onSettle }: DisputeTableProps) {
  const { t } = useTranslation('admin/disputes');
  const { t: tSettle } = useTranslation('admin/settle');

  const columns: Column<AdminDispute>[] = [
    {
      key: 'booking',
      label: t('booking'),
      isWhole: true,
      cell: ({ booking_id: id }) => <BookingLink id={id} />,
    },
    { key: 'date', label: t('date'), cell: ({ date }) => <DateTime at={date} mayBreak /> },
    {
      key: 'customer',
      label: t('customer'),
      isName: true,
      cell: ({ customer_name, customer_phone }) => (
        <Contact name={customer_name} phone={customer_phone} />
      ),
    },
    {
      key: 'practitioner',
      label: t('practitioner'),
      isName: true,
      cell: ({ practitioner_name, practitioner_phone }) => (
        <Contact name={practitioner_name} phone={practitioner_phone} />
      ),
    },
    {
      key: 'state',
      label: t('state'),
      cell: ({ state, outcome }) => (
        <Status meaning={meanings[state]}>
          {outcome === null ? tSettle(`states.${state}`) : tSettle(`settledFor.${outcome}`)}
        </Status>
      ),
    },
    {
      key: 'total',
      label: t('total'),
      align: 'end',
      cell: ({ total_amount }) => formatPounds(total_amount),
    },
    {
      key: 'actions',
      label: t('actions'),
      align: 'end',
      cell: (row) =>
        row.state !== 'settled' && (
          <Button
            size="sm"
            variant="secondary"
            aria-label={t('settleOf', { reference: bookingReference(row.booking_id) })}
            onClick={() => onSettle(row)}
          >
            {t('settle')}
          </Button>
        ),
    },
  ];

  return (
    <DataTable
      label={t('label')}
      columns={columns}
      rows={disputes}
      rowKey={({ id }) => id}
      openLabel={({ booking_id }) => t('name', { reference: bookingReference(booking_id) })}
      detail={(dispute) => <DisputeFacts of={dispute} />}
    />
  );
}

function Contact({ name, phone }: { name: string; phone: string }) {
  return (
    <>
      {name}
      {phone && (
        <>
          <br />
          <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
        </>
      )}
    </>
  );
}
