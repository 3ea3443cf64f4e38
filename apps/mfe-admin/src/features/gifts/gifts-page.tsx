import type { Gift } from '@freely/api-client/contract';
import { bookingReference } from '@freely/domain/booking-reference';
import { Link } from '@freely/router';
import { showToast, usePageTitle } from '@freely/shell-sdk';
import { Button } from '@freely/ui/button';
import { type Column, DataTable } from '@freely/ui/table';
import { useFormatDateTime } from '../../drawer/use-format-date-time.ts';
import { ListFrame } from '../../listing/list-frame.tsx';
import { Email } from '../../people/email.tsx';
import { errorToast } from '../../people/error-toast.ts';
import { useWords } from '../../words.ts';
import { useGiftListing, useGiftRows, useGiveGift } from './queries.ts';
import { useGiftWords } from './words.ts';

/** The gifts for every third booking (D27), and which of them are due. */
export function GiftsPage() {
  const say = useGiftWords();
  const sayShared = useWords();
  usePageTitle(sayShared('title', { screen: say('gifts.heading') }));
  const formatDateTime = useFormatDateTime();
  const control = useGiftListing();
  const rows = useGiftRows(control.listing);
  const give = useGiveGift();

  function markAsGiven(id: number) {
    give.mutate(id, {
      onSuccess: ({ message }) => showToast({ tone: 'success', title: message }),
      onError: errorToast(sayShared('failed')),
    });
  }

  const columns: Column<Gift>[] = [
    {
      key: 'customer',
      label: say('gifts.customer'),
      cell: ({ customer_id, customer_name }) => (
        <Link to={`/admin/customers?open=${customer_id}`}>{customer_name}</Link>
      ),
    },
    { key: 'email', label: say('gifts.email'), cell: ({ email }) => <Email email={email} /> },
    {
      key: 'number',
      label: say('gifts.number'),
      cell: ({ number }) => say('gifts.numberOf', { number }),
    },
    {
      key: 'booking',
      label: say('gifts.booking'),
      cell: ({ booking_id: id }) => (
        <Link to={`/admin/bookings?open=${id}`}>{bookingReference(id)}</Link>
      ),
    },
    {
      key: 'earned',
      label: say('gifts.earned'),
      cell: ({ earned_at }) => formatDateTime(earned_at),
    },
    {
      key: 'state',
      label: say('gifts.state'),
      cell: ({ state, given_at }) =>
        given_at === null
          ? say(`gifts.states.${state}`)
          : say('gifts.given', { at: formatDateTime(given_at) }),
    },
    {
      key: 'actions',
      label: say('gifts.actions'),
      align: 'end',
      cell: ({ id, state, number, customer_name }) =>
        state === 'due' && (
          <Button
            size="sm"
            isPending={give.isPending && give.variables === id}
            aria-label={say('gifts.giveOf', { number, name: customer_name })}
            onClick={() => markAsGiven(id)}
          >
            {say('gifts.give')}
          </Button>
        ),
    },
  ];

  return (
    <ListFrame
      heading={say('gifts.heading')}
      aside={rows.response && say('gifts.due', { count: rows.response.due })}
      control={control}
      rows={rows}
      empty={{ title: say('gifts.empty'), text: say('gifts.emptyText') }}
    >
      <DataTable
        label={say('gifts.label')}
        columns={columns}
        rows={rows.rows}
        rowKey={({ id }) => id}
      />
    </ListFrame>
  );
}
