import type { Gift } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { Link } from '@freely/router';
import { showToast, usePageTitle } from '@freely/shell-sdk';
import { Button } from '@freely/ui/button';
import { type Column, DataTable } from '@freely/ui/table';
import { useFormatDateTime } from '../../drawer/use-format-date-time.ts';
import { BookingLink } from '../../listing/booking-link.tsx';
import { DateTime } from '../../listing/date-time.tsx';
import { ListFrame } from '../../listing/list-frame.tsx';
import { Status, type StatusMeaning } from '../../listing/status.tsx';
import { Email } from '../../people/email.tsx';
import { errorToast } from '../../people/error-toast.ts';
import { useGiftListing, useGiftRows, useGiveGift } from './queries.ts';

const meanings = {
  awaiting: 'waiting',
  due: 'attention',
  given: 'done',
  withdrawn: 'failed',
} as const satisfies Record<Gift['state'], StatusMeaning>;

/** The gifts for every third booking (D27), and which of them are due. */
export function GiftsPage() {
  const { t } = useTranslation('admin/gifts');
  const { t: tShared } = useTranslation('admin');
  usePageTitle(tShared('title', { screen: t('heading') }));
  const formatDateTime = useFormatDateTime();
  const control = useGiftListing();
  const rows = useGiftRows(control.listing);
  const give = useGiveGift();

  function markAsGiven(id: number) {
    give.mutate(id, {
      onSuccess: ({ message }) => showToast({ tone: 'success', title: message }),
      onError: errorToast(tShared('failed')),
    });
  }

  const columns: Column<Gift>[] = [
    {
      key: 'customer',
      label: t('customer'),
      cell: ({ customer_id, customer_name }) => (
        <Link to={`/admin/customers?open=${customer_id}`}>{customer_name}</Link>
      ),
    },
    { key: 'email', label: t('email'), cell: ({ email }) => <Email email={email} /> },
    {
      key: 'number',
      label: t('number'),
      isWhole: true,
      cell: ({ number }) => t('numberOf', { number }),
    },
    {
      key: 'booking',
      label: t('booking'),
      isWhole: true,
      cell: ({ booking_id: id }) => <BookingLink id={id} />,
    },
    {
      key: 'earned',
      label: t('earned'),
      cell: ({ earned_at }) => <DateTime at={earned_at} />,
    },
    {
      key: 'state',
      label: t('state'),
      cell: ({ state, given_at }) => (
        <Status meaning={meanings[state]}>
          {given_at === null ? t(`states.${state}`) : t('given', { at: formatDateTime(given_at) })}
        </Status>
      ),
    },
    {
      key: 'actions',
      label: t('actions'),
      align: 'end',
      cell: ({ id, state, number, customer_name }) =>
        state === 'due' && (
          <Button
            size="sm"
            variant="secondary"
            isPending={give.isPending && give.variables === id}
            aria-label={t('giveOf', { number, name: customer_name })}
            onClick={() => markAsGiven(id)}
          >
            {t('give')}
          </Button>
        ),
    },
  ];

  return (
    <ListFrame
      heading={t('heading')}
      aside={rows.response && t('due', { count: rows.response.due })}
      control={control}
      rows={rows}
      empty={{ title: t('empty'), text: t('emptyText') }}
    >
      <DataTable label={t('label')} columns={columns} rows={rows.rows} rowKey={({ id }) => id} />
    </ListFrame>
  );
}
