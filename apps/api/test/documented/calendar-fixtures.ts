import * as contract from '@freely/api-client/contract';
import { dayAndMonth } from '@freely/domain/format-date';
import { londonInstant } from '@freely/domain/london-time';
import { expect } from '@jest/globals';
import { freeSlot } from '../support/make-practitioner.ts';
import type { TestApi } from '../support/start-test-api.ts';
import { draftFor } from '../support/start-test-market.ts';

/** The slot that is booked or held. */
export const booked = freeSlot(7);

const confirm = (api: TestApi, id: number) =>
  api.db
    .updateTable('bookings')
    .set({ status: 'confirmed', paid_at: new Date() })
    .where('id', '=', id)
    .execute();

/** A practitioner with one booking, which prevents time off on that day (D54). */
export async function withBooking(api: TestApi) {
  const as = await api.makePractitioner();
  const body = draftFor(as, booked);
  const made = await api.call(contract.createBooking, { body }, { as: await api.makeCustomer() });
  const { id } = made.body;
  await confirm(api, id);
  const inTheWay = {
    status: 409,
    message: 'You have a booking at this time. Please move or cancel it first.',
    bookings: [{ id, date: booked.date, start_time: '10:00:00', end_time: '10:45:00' }],
  };

  return { as, id, inTheWay };
}

/** A customer holds a time, and has until 09:46 to pay for it. */
export async function withHold(api: TestApi) {
  const as = await api.makePractitioner();
  const body = draftFor(as, booked);
  const made = await api.call(contract.createBooking, { body }, { as: await api.makeCustomer() });
  await api.db
    .updateTable('bookings')
    .set({ hold_until: londonInstant(freeSlot(1).date, '09:46') ?? new Date() })
    .where('id', '=', made.body.id)
    .execute();

  return {
    when: 'over a time that a customer is paying (D54)',
    as,
    status: 409,
    bookings: [expect.objectContaining({ id: made.body.id, held_until: expect.any(String) })],
    message: `A customer has until 09:46 to pay for 10:00 on ${dayAndMonth(booked.date)}. If they do not, the time is free again. Please try again then.`,
  };
}
