// Who waits for a time in the demo market (ADR 0048).
import { addDays, londonDay } from '@freely/domain/london-time';
import { addHours } from 'date-fns/addHours';
import { subHours } from 'date-fns/subHours';
import type { Trx } from '../infrastructure/database/index.ts';
import { continueIds, insertRows } from './insert-rows.ts';
import type { PlannedCustomer, PlannedMarket } from './plan.ts';

const waiting = { from_minute: 480, to_minute: 1200, weekdays: [0, 1, 2, 3, 4, 5, 6] };

/**
 * The demo customer waits for the demo practitioner and for any salon, others behind her. A time has just
 * become free: the worker holds it for her as soon as it runs, and mails her.
 */
export async function insertWaiting(trx: Trx, market: PlannedMarket, now: Date): Promise<void> {
  const { customers } = market;
  const practitioner = market.practitioners.find(({ email }) => email.startsWith('practitioner@'));
  const [first, ...others] = customers.filter(({ town }) => town.name === practitioner?.town.name);
  const offer = practitioner?.offers.find(({ slug }) => slug === 'nails');
  if (!practitioner || !offer || !first) return;
  const wish = (customer: PlannedCustomer, daysAgo: number) => ({
    ...waiting,
    customer_id: customer.id,
    services_ids: [offer.id],
    until_day: addDays(londonDay(now), 56),
    created_at: subHours(now, daysAgo * 24),
  });
  const atHome = (customer: PlannedCustomer, daysAgo: number) => ({
    ...wish(customer, daysAgo),
    ...customer.home,
    practitioner_id: practitioner.id,
    location_type: 'mobile',
    miles: 5,
  });
  const { city, lat, lon } = first.home;
  const entries = [
    atHome(first, 6),
    {
      ...wish(first, 2),
      ...{ address: '', city, postcode: '', lat, lon },
      practitioner_id: null,
      location_type: 'salon',
      miles: 5,
      weekdays: [6, 0],
      from_minute: 600,
      to_minute: 1020,
    },
    ...others
      .filter(({ id }) => id !== practitioner.id)
      .slice(0, 3)
      .map((customer, index) => atHome(customer, 4 - index)),
  ];
  await insertRows(
    trx,
    'waiting_entries',
    entries.map((entry, index) => ({ id: index + 1, ...entry, status: 'waiting' })),
  );
  await insertRows(trx, 'freed_slots', [
    {
      id: 1,
      practitioner_id: practitioner.id,
      during: `[${at(now, 11)},${at(now, 18)})`,
      reason: 'time_off',
      freed_at: now,
    },
  ]);
  await continueIds(trx, ['waiting_entries', 'freed_slots']);
}

const at = (now: Date, days: number): string => addHours(now, days * 24).toISOString();
