import type { WaitingWish } from '@freely/api-client/contract';
import { addDays, londonDay } from '@freely/domain/london-time';
import type { TestPractitioner } from './make-practitioner.ts';
import { draftFor } from './start-test-market.ts';

/** To wait for the practitioner's first treatment at home, at any time of the next 30 days. */
export function wishFor(
  practitioner: TestPractitioner,
  changes: Partial<WaitingWish> = {},
): WaitingWish {
  const { services_ids, address } = draftFor(practitioner);

  return {
    services_ids,
    location_type: 'mobile',
    practitioner_id: practitioner.id,
    address: address ?? null,
    weekdays: [0, 1, 2, 3, 4, 5, 6],
    from: '00:00',
    to: '23:45',
    until: addDays(londonDay(new Date()), 30),
    ...changes,
  };
}
