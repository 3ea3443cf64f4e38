import type { AdminDispute } from '@freely/api-client/contract';
import { bookingReference } from '@freely/domain/booking-reference';
import { formatPounds } from '@freely/domain/money';
import { Link } from '@freely/router';
import { Button } from '@freely/ui/button';
import { type Column, DataTable } from '@freely/ui/table';
import { useFormatDateTime } from '../../../drawer/use-format-date-time.ts';
import { DisputeFacts } from '../../../settle/dispute-facts.tsx';
import { useSettleWords } from '../../../settle/words.ts';
import { useDisputeWords } from '../words.ts';

interface DisputeTableProps {
  disputes: readonly AdminDispute[];
  onSettle: (dispute: AdminDispute) => void;
}

/** One row for each dispute; its detail has the statements of both sides. */
export function DisputeTable({ disputes, onSettle }: DisputeTableProps) {
  const say = useDisputeWords();
  const saySettle = useSettleWords();
  const formatDateTime = useFormatDateTime();

  const columns: Column<AdminDispute>[] = [
    {
      key: 'booking',
      label: say('disputes.booking'),
      cell: ({ booking_id: id }) => (
        <Link to={`/admin/bookings?open=${id}`}>{bookingReference(id)}</Link>
      ),
    },
    { key: 'date', label: say('disputes.date'), cell: ({ date }) => formatDateTime(date) },
    {
      key: 'customer',
      label: say('disputes.customer'),
      cell: ({ customer_name, customer_phone }) => (
        <Contact name={customer_name} phone={customer_phone} />
      ),
    },
    {
      key: 'practitioner',
      label: say('disputes.practitioner'),
      cell: ({ practitioner_name, practitioner_phone }) => (
        <Contact name={practitioner_name} phone={practitioner_phone} />
      ),
    },
    {
      key: 'state',
      label: say('disputes.state'),
      cell: ({ state, outcome }) =>
        outcome === null
          ? saySettle(`settle.states.${state}`)
          : saySettle(`settle.settledFor.${outcome}`),
    },
    {
      key: 'total',
      label: say('disputes.total'),
      align: 'end',
      cell: ({ total_amount }) => formatPounds(total_amount),
    },
    {
      key: 'actions',
      label: say('disputes.actions'),
      align: 'end',
      cell: (row) =>
        row.state !== 'settled' && (
          <Button
            size="sm"
            aria-label={say('disputes.settleOf', { reference: bookingReference(row.booking_id) })}
            onClick={() => onSettle(row)}
          >
            {say('disputes.settle')}
          </Button>
        ),
    },
  ];

  return (
    <DataTable
      label={say('disputes.label')}
      columns={columns}
      rows={disputes}
      rowKey={({ id }) => id}
      openLabel={({ booking_id }) =>
        say('disputes.name', { reference: bookingReference(booking_id) })
      }
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
          <a href={`tel:${phone}`}>{phone}</a>
        </>
      )}
    </>
  );
}
