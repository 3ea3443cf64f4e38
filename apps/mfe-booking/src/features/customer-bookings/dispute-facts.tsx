import type { Booking, BookingDispute } from '@freely/api-client/contract';
import type { Fact } from '@freely/booking-parts/ticket';
import type { TFunction } from '@freely/i18n';
import { Icon } from '@freely/ui/icon';
import { Scale } from 'lucide-react';
import { formatDateTime } from '../../journey/booking-display.ts';

/** What was reported, who has to respond, and how the dispute ended (D26, D100). */
export function disputeFacts(
  { dispute, practitioner_name: name }: Booking,
  t: TFunction<'booking/customer'>,
): Fact[] {
  if (!dispute) return [];

  const { reported_at } = dispute;
  const label = reported_at ? t('bookings.dispute.label') : t('bookings.dispute.counterLabel');

  return [
    {
      key: 'dispute',
      icon: <Icon of={Scale} />,
      label,
      value: [reported_at && reportOf(dispute, name, t), ...disputeStatus(dispute, name, t)]
        .filter(Boolean)
        .join(' '),
    },
  ];
}

function reportOf(
  { attended, minutes_late: minutes }: BookingDispute,
  name: string,
  t: TFunction<'booking/customer'>,
): string {
  if (attended) return t('bookings.dispute.attended');

  return minutes === null
    ? t('bookings.dispute.never', { name })
    : t('bookings.dispute.late', { name, minutes });
}

function disputeStatus(
  dispute: BookingDispute,
  name: string,
  t: TFunction<'booking/customer'>,
): string[] {
  const { state, answer_until, outcome, reason } = dispute;
  if (state === 'awaits_admin') return [t('bookings.dispute.awaits_admin')];
  if (state === 'awaits_practitioner') {
    return [
      answer_until
        ? t('bookings.dispute.awaits_practitioner', {
            name,
            dateTime: formatDateTime(answer_until),
          })
        : t('bookings.dispute.awaits_practitioner_open', { name }),
    ];
  }

  return [
    ...(outcome ? [t(`bookings.dispute.${outcome}`, { name })] : []),
    ...(reason ? [t('bookings.dispute.reason', { reason })] : []),
  ];
}
