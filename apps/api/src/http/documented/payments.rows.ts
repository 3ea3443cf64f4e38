// Paying for a booking, and reading what it earned.
import * as contract from '@freely/api-client/contract';
import { addMonths, londonDay } from '@freely/domain/london-time';
import { expect } from '@jest/globals';
import { sql } from 'kysely';
import { inTransaction } from '../../database/transaction.ts';
import { lockBooking } from '../../modules/bookings/index.ts';
import { confirmBooking } from '../../modules/payments/index.ts';
import { row, under } from '../../testing/documented-call.ts';
import { freeSlot, type TestPractitioner } from '../../testing/make-practitioner.ts';
import type { TestUser } from '../../testing/make-users.ts';
import type { TestApi } from '../../testing/start-test-api.ts';
import { draftFor } from '../../testing/start-test-market.ts';

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

/** The state of a booking that nobody has paid for yet, as it may have become. */
const states = {
  letGo: sql`status = 'expired'`,
  runOut: sql`hold_until = clock_timestamp()`,
  paid: sql`status = 'confirmed', paid_at = clock_timestamp()`,
  completed: sql`status = 'completed', paid_at = clock_timestamp()`,
  calledOff: sql`status = 'cancelled_by_customer'`,
  leftByPractitioner: sql`status = 'cancelled_by_practitioner'`,
  paidAndCalledOff: sql`status = 'cancelled_by_customer', paid_at = clock_timestamp()`,
} as const;

export const paymentRows = [
  row(contract.paymentIntent, async (api) => {
    const [grace, as] = [await api.makePractitioner(), await api.makeCustomer()];
    // Who comes again pays less, so each is with a practitioner of its own.
    const booked = async (state?: keyof typeof states): Promise<{ id: number }> => {
      const body = draftFor(state ? await api.makePractitioner() : grace, freeSlot(4));
      const { id } = (await api.call(contract.createBooking, { body }, { as })).body;
      if (state) await sql`update bookings set ${states[state]} where id = ${id}`.execute(api.db);
      return { id };
    };
    const params = await booked();
    const ask = (when: string, asked: { id: number }, refusal: typeof paid, by: TestUser = as) => ({
      ...{ when, as: by, params: asked },
      ...refusal,
    });

    return {
      refusals: [
        ask('there is no such booking', { id: 1 }, notFound),
        ask('it is another customer’s', params, notFound, await api.makeCustomer()),
        ask('it is the practitioner who asks', params, notFound, grace),
        ask('its hold was let go', await booked('letGo'), deleted),
        ask('its hold has run out this moment', await booked('runOut'), deleted),
        ask('it is paid', await booked('paid'), paid),
        ask('it is paid and over', await booked('completed'), paid),
        ask('it was paid, then called off', await booked('paidAndCalledOff'), paid),
        ask('its customer called it off', await booked('calledOff'), notPayable),
        ask('its practitioner called it off', await booked('leftByPractitioner'), notPayable),
      ],
      works: {
        as,
        params,
        answer: { client_secret: expect.stringMatching(/^pi_\w+_secret_\w+$/) },
      },
    };
  }),
  row(contract.earnings, async (api) => {
    const as = await api.makePractitioner();
    const last = addMonths(londonDay(new Date()), -1).slice(0, 7);
    const wrong = (month: string) => ({
      ...{ when: `the month is ${month}`, as, query: { month } },
      ...under('month', 'Please choose a month'),
    });
    await earned(api, as, `${last}-03T10:00:00Z`);

    return {
      refusals: [wrong('2026-13'), wrong('2026'), wrong('soon'), wrong('')],
      works: {
        as,
        query: { month: last },
        answer: {
          month: last,
          months: [last],
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
    if (booking) await confirmBooking(trx, api.deps.jobs, booking);
  });
  await sql`update bookings set status = 'completed', starts_at = ${starts}::timestamptz,
    ends_at = ${starts}::timestamptz + interval '45 minutes',
    during = tstzrange(${starts}::timestamptz, ${starts}::timestamptz + interval '45 minutes')
    where id = ${id}`.execute(api.db);
}
