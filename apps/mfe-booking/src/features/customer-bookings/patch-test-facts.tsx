import type { Booking } from '@freely/api-client/contract';
import type { Fact } from '@freely/booking-parts/ticket';
import { isCancelled } from '@freely/domain/booking-status';
import { fullDate } from '@freely/domain/format-date';
import type { TFunction } from '@freely/i18n';
import { Icon } from '@freely/ui/icon';
import { Droplet } from 'lucide-react';
import { startTimeOf } from '../../journey/booking-display.ts';

/** The visit before the treatment, and what came of it, in the practitioner's words too. */
export function patchTestFacts(
  { patch_test: test }: Booking,
  t: TFunction<'booking/customer'>,
): Fact[] {
  if (!test) return [];
  const when = t('when', { date: fullDate(test.date), time: startTimeOf(test) });
  const fact = (value: string): Fact => ({
    key: 'patch-test',
    icon: <Icon of={Droplet} />,
    label: t('bookings.facts.patchTest'),
    value: [value, test.note].filter(Boolean).join(' '),
  });
  if (test.result === 'clear') return [fact(t('bookings.facts.patchTestClear', { when }))];
  if (test.result === 'reaction') return [fact(t('bookings.facts.patchTestReaction', { when }))];

  return [
    fact(
      isCancelled(test.booking_status) ? t('bookings.facts.patchTestCancelled', { when }) : when,
    ),
  ];
}
