import type { Booking, BookingDispute } from '@freely/api-client/contract';
import type { Fact } from '@freely/booking-parts/ticket';
import { Icon } from '@freely/ui/icon';
import { Scale } from 'lucide-react';
import type { Say } from '../../customer/words.ts';
import { formatDateTime } from '../../journey/booking-display.ts';
import { say as sayJourney } from '../../journey/words.ts';

/** What was reported, who has to respond, and how the dispute ended (D26). */
export function disputeFacts({ dispute, practitioner_name: name }: Booking, say: Say): Fact[] {
  if (!dispute) return [];

  const { reported_at, minutes_late: minutes } = dispute;
  const report =
    minutes === null
      ? say('customer.bookings.dispute.never', { name })
      : say('customer.bookings.dispute.late', { name, minutes });
  const label = reported_at
    ? say('customer.bookings.dispute.label')
    : say('customer.bookings.dispute.counterLabel');

  return [
    {
      key: 'dispute',
      icon: <Icon of={Scale} />,
      label,
      value: [reported_at && report, ...disputeStatus(dispute, name, say)]
        .filter(Boolean)
        .join(' '),
    },
  ];
}

function disputeStatus(dispute: BookingDispute, name: string, say: Say): string[] {
  const { state, answer_until, outcome, reason } = dispute;
  if (state === 'awaits_admin') return [say('customer.bookings.dispute.awaits_admin')];
  if (state === 'awaits_practitioner') {
    return [
      answer_until
        ? say('customer.bookings.dispute.awaits_practitioner', {
            name,
            dateTime: formatDateTime(sayJourney, answer_until),
          })
        : say('customer.bookings.dispute.awaits_practitioner_open', { name }),
    ];
  }

  return [
    ...(outcome ? [say(`customer.bookings.dispute.${outcome}`, { name })] : []),
    ...(reason ? [say('customer.bookings.dispute.reason', { reason })] : []),
  ];
}
