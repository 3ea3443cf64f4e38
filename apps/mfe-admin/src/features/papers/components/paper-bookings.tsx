import type { PaperBooking } from '@freely/api-client/contract';
import { bookingReference } from '@freely/domain/booking-reference';
import { formatPounds } from '@freely/domain/money';
import { useTranslation } from '@freely/i18n';
import { useQuery } from '@freely/query';
import { showToast } from '@freely/shell-sdk';
import { Button } from '@freely/ui/button';
import { Row, Stack } from '@freely/ui/layout';
import { type Column, DataTable } from '@freely/ui/table';
import { useState } from 'react';
import { BookingLink } from '../../../listing/booking-link.tsx';
import { DateTime } from '../../../listing/date-time.tsx';
import { ReasonDialog } from '../../../people/reason-dialog.tsx';
import { paperBookingsQuery, useSettleBooking } from '../queries.ts';

interface Choice {
  booking: PaperBooking;
  choice: 'keep' | 'cancel';
}

/** Bookings of practitioners who may not work now; renders nothing while there are none. */
export function PaperBookings() {
  const { t } = useTranslation('admin/papers');
  const { data } = useQuery(paperBookingsQuery);
  const [chosen, setChosen] = useState<Choice | null>(null);
  const settle = useSettleBooking();
  // The last one may be decided elsewhere while this admin is asked about it.
  if (!data || (data.bookings.length === 0 && !chosen)) return null;

  function close() {
    setChosen(null);
    settle.reset();
  }

  const columns: Column<PaperBooking>[] = [
    {
      key: 'booking',
      label: t('bookings.booking'),
      isWhole: true,
      cell: ({ id }) => <BookingLink id={id} />,
    },
    { key: 'date', label: t('bookings.date'), cell: ({ date }) => <DateTime at={date} /> },
    { key: 'practitioner', label: t('practitioner'), cell: (row) => row.practitioner_name },
    { key: 'customer', label: t('bookings.customer'), cell: (row) => row.customer_name },
    {
      key: 'total',
      label: t('bookings.total'),
      align: 'end',
      cell: ({ total_amount }) => formatPounds(total_amount),
    },
    {
      key: 'actions',
      label: t('actions'),
      align: 'end',
      cell: (booking) => (
        <Row gap={2}>
          {(['keep', 'cancel'] as const).map((choice) => (
            <Button
              key={choice}
              size="sm"
              variant={choice === 'keep' ? 'secondary' : 'danger'}
              aria-label={t(`bookings.${choice}Of`, { reference: bookingReference(booking.id) })}
              onClick={() => setChosen({ booking, choice })}
            >
              {t(`bookings.${choice}`)}
            </Button>
          ))}
        </Row>
      ),
    },
  ];

  return (
    <Stack gap={4}>
      <h2>{t('bookings.heading')}</h2>
      <p>{t('bookings.text')}</p>
      <DataTable
        label={t('bookings.heading')}
        columns={columns}
        rows={data.bookings}
        rowKey={({ id }) => id}
      />
      {chosen && (
        <ReasonDialog
          title={t(`bookings.${chosen.choice}Title`)}
          text={t(`bookings.${chosen.choice}Text`)}
          action={t(`bookings.${chosen.choice}`)}
          maxLength={500}
          isRequired
          isDanger={chosen.choice === 'cancel'}
          isPending={settle.isPending}
          failure={settle.error}
          onClose={close}
          onSubmit={(reason) =>
            settle.mutate(
              { booking_id: chosen.booking.id, choice: chosen.choice, reason },
              {
                onSuccess: ({ message }) => {
                  showToast({ tone: 'success', title: message });
                  close();
                },
              },
            )
          }
        />
      )}
    </Stack>
  );
}
