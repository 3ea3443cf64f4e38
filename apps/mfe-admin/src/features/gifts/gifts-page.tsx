import type { Gift } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { Link } from '@freely/router';
import { usePageTitle } from '@freely/shell-sdk';
import { Button } from '@freely/ui/button';
import { type Column, DataTable } from '@freely/ui/table';
import { useState } from 'react';
import { useFormatDateTime } from '../../drawer/use-format-date-time.ts';
import { BookingLink } from '../../listing/booking-link.tsx';
import { DateTime } from '../../listing/date-time.tsx';
import { FilterField } from '../../listing/filter-field.tsx';
import { ListFrame } from '../../listing/list-frame.tsx';
import { Status, type StatusMeaning } from '../../listing/status.tsx';
import { Email } from '../../people/email.tsx';
import { GiveDialog } from './components/give-dialog.tsx';
import { states, useGiftListing, useGiftRows } from './queries.ts';

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
  // It stays chosen after the answer: while the question fades out, it still names this gift.
  const [chosen, setChosen] = useState<Gift | null>(null);
  const [isAsking, setIsAsking] = useState(false);

  function ask(gift: Gift) {
    setChosen(gift);
    setIsAsking(true);
  }

  const columns: Column<Gift>[] = [
    {
      key: 'customer',
      label: t('customer'),
      isName: true,
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
      cell: (gift) =>
        gift.state === 'due' && (
          <Button
            size="sm"
            variant="secondary"
            aria-label={t('giveOf', { number: gift.number, name: gift.customer_name })}
            onClick={() => ask(gift)}
          >
            {t('give')}
          </Button>
        ),
    },
  ];

  return (
    <>
      <ListFrame
        heading={t('heading')}
        placeholder={t('placeholder')}
        tools={
          <FilterField
            label={t('state')}
            any={t('anyState')}
            options={states.map((value) => ({ value, label: t(`states.${value}`) }))}
            value={control.listing.filters.state}
            onChange={(state) => control.change({ state })}
          />
        }
        aside={rows.response && t('due', { count: rows.response.due })}
        control={control}
        rows={rows}
        empty={{ title: t('empty'), text: t('emptyText') }}
      >
        <DataTable label={t('label')} columns={columns} rows={rows.rows} rowKey={({ id }) => id} />
      </ListFrame>
      {chosen && <GiveDialog gift={chosen} isOpen={isAsking} onClose={() => setIsAsking(false)} />}
    </>
  );
}
