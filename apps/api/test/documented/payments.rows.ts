// Paying for a booking, and reading its earnings.
import * as contract from '@freely/api-client/contract';
import { addMonths, londonDay } from '@freely/domain/london-time';
import { expect } from '@jest/globals';
import { sql } from 'kysely';
import { lockBooking } from '../../src/booking/bookings/index.ts';
import { confirmBooking } from '../../src/booking/checkout/index.ts';
import { inTransaction } from '../../src/infrastructure/database/transaction.ts';
import { fieldError, row } from '../support/documented-call.ts';
import { freeSlot, type TestPractitioner } from '../support/make-practitioner.ts';
import type { TestUser } from '../support/make-users.ts';
import type { TestApi } from '../support/start-test-api.ts';
import { draftFor } from '../support/start-test-market.ts';

const notFound = { status: 404, message: 'Booking not found' };
const deleted = {
  status: 404,
  message: 'This booking was automatically deleted due to lack of payment',
};
const paid = { status: 409, message: 'This booking has already been paid' };
const notPayable = {
  status: 409,
  message: 'The status of this booking does not allow payment',
};

const noStreet = fieldError('address', 'This field is required');

/** States in which a booking cannot be paid, as changes to a new booking. */
const states = {
  expired: sql`status = 'expired'`,
  holdEnded: sql`hold_until = clock_timestamp()`,
  paid: sql`status = 'confirmed', paid_at = clock_timestamp()`,
  completed: sql`status = 'completed', paid_at = clock_timestamp()`,
  cancelledByCustomer: sql`status = 'cancelled_by_customer'`,
  cancelledByPractitioner: sql`status = 'cancelled_by_practitioner'`,
  cancelledAfterPayment: sql`status = 'cancelled_by_customer', paid_at = clock_timestamp()`,
  withoutStreet: sql`address = ' '`,
} as const;

export const paymentRows = [
  row(contract.paymentIntent, async (api) => {
    const [grace, as] = [await api.makePractitioner(), await api.makeCustomer()];
    // Rebooking is discounted, so each booking is with another practitioner.
    let hour = 8;
    const booked = async (state?: keyof typeof states): Promise<{ id: number }> => {
      hour += 1;
      const slot = freeSlot(4, `${hour}:00`.padStart(5, '0'));
      const body = draftFor(state ? await api.makePractitioner() : grace, slot);
      const { id } = (await api.call(contract.createBooking, { body }, { as })).body;
      if (state) await sql`update bookings set ${states[state]} where id = ${id}`.execute(api.db);
      return { id };
    };
    const params = await booked();
    const refused = (
      when: string,
      booking: { id: number },
      refusal: typeof paid,
      by: TestUser = as,
    ) => ({
      ...{ when, as: by, params: booking },
      ...refusal,
    });

    return {
      refusals: [
        refused('it does not exist', { id: 1 }, notFound),
        refused('it is another customer’s', params, notFound, await api.makeCustomer()),
        refused('the practitioner asks for it', params, notFound, grace),
        refused('its hold has expired', await booked('expired'), deleted),
        refused('its hold ends right now', await booked('holdEnded'), deleted),
        refused('it is paid', await booked('paid'), paid),
        refused('it is completed', await booked('completed'), paid),
        refused(
          'it was cancelled after payment',
          await booked('cancelledAfterPayment'),
          notPayable,
        ),
        refused('its customer cancelled it', await booked('cancelledByCustomer'), notPayable),
        refused(
          'its practitioner cancelled it',
          await booked('cancelledByPractitioner'),
          notPayable,
        ),
        refused('it is a home visit without a street', await booked('withoutStreet'), noStreet),
      ],
      success: {
        as,
        params,
        response: { client_secret: expect.stringMatching(/^pi_\w+_secret_\w+$/) },
      },
    };
  }),
  row(contract.earnings, async (api) => {
    const as = await api.makePractitioner();
    const last = addMonths(londonDay(new Date()), -1).slice(0, 7);
    const wrong = (month: string) => ({
      ...{ when: `the month is ${month}`, as, query: { month } },
      ...fieldError('month', 'Please choose a month'),
    });
    await earned(api, as, `${last}-03T10:00:00Z`);

    return {
      refusals: [wrong('2026-13'), wrong('2026'), wrong('soon'), wrong('')],
      success: {
        as,
        query: { month: last },
        response: {
          month: last,
          months: [last],
          by_month: [{ month: last, net: 20 }],
          bookings: [{ gross: 25, fee: 5, refund: 0, withheld: 0, net: 20 }],
          totals: { net: 20, paid_out: 0, to_come: 20 },
          next_payouts: [{ amount: 20, status: 'add_bank_details' }],
          to_withhold: 0,
          bank_details: 'missing',
        },
      },
    };
  }),
];

/** A booking for £25 that was paid and has ended. */
async function earned(api: TestApi, grace: TestPractitioner, starts: string): Promise<void> {
  const as = await api.makeCustomer();
  const body = draftFor(grace, freeSlot(9));
  const { id } = (await api.call(contract.createBooking, { body }, { as })).body;
  await inTransaction(api.db, async (trx) => {
    const booking = await lockBooking(trx, id);
    if (booking) await confirmBooking(trx, api.deps.events, booking);
  });
  await sql`update bookings set status = 'completed', starts_at = ${starts}::timestamptz,
    ends_at = ${starts}::timestamptz + interval '45 minutes',
    during = tstzrange(${starts}::timestamptz, ${starts}::timestamptz + interval '45 minutes')
    where id = ${id}`.execute(api.db);
}
