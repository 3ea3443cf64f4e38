// What the books cannot explain waits for an admin, who refunds it or says why it is right.
import { adminStatus, closeDifference } from '@freely/api-client/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type Stripe from 'stripe';
import { paidBooking } from '../../../test/support/paid-booking.ts';
import { startTestMarket, type TestMarket } from '../../../test/support/start-test-market.ts';
import { closeDifference as decide } from './close-difference.ts';
import { compareBooks } from './compare-books.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await startTestMarket();
});
afterAll(() => market.close());

/** As after a restore: the provider has charged a card for a booking that our database has lost. */
async function lostCharge(): Promise<string> {
  const { stripe } = market.deps;
  const { id } = await stripe.paymentIntents.create({
    amount: 5_000,
    currency: 'gbp',
    metadata: { operation_key: 'create_intent:lost' },
  });
  const { latest_charge: charge } = await market.confirmCard(id);
  // Without the minute in which a movement may still be on its way.
  await compareBooks(market.deps, -1);

  return String(charge);
}

const waiting = async () => {
  const { body } = await market.call(adminStatus, {}, { as: await market.makeAdmin() });
  const { problem } = body.parts.find(({ name }) => name === 'books') ?? {};

  return { ids: body.differences.map(({ object_id }) => object_id), problem };
};

const close = async (
  object_id: string,
  choice: 'refund' | 'explain',
  seen = { theirs: 50, ours: 0 },
) =>
  market.call(
    closeDifference,
    { body: { object_id, choice, ...seen, reason: 'Lost in the restore' } },
    { as: await market.makeAdmin() },
  );

/** The provider; nobody learns of a charge before as many as this have asked for it. */
function readByAll(people: number): Stripe {
  const { stripe } = market.deps;
  let waitingFor = people;
  const everybody = Promise.withResolvers<void>();
  const retrieve = async (id: string) => {
    const charge = await stripe.charges.retrieve(id);
    waitingFor -= 1;
    if (waitingFor === 0) everybody.resolve();
    await everybody.promise;

    return charge;
  };

  return { charges: { retrieve }, refunds: stripe.refunds } as unknown as Stripe;
}

const chargeOf = (id: string) => market.deps.stripe.charges.retrieve(id);

const stateOf = (id: string) =>
  market.db
    .selectFrom('book_differences')
    .select(['closed_as', 'closed_reason'])
    .where('object_id', '=', id)
    .executeTakeFirst();

test('a charge that no booking accounts for is refunded once, by however many admins, and stays closed', async () => {
  const charge = await lostCharge();
  expect((await waiting()).ids).toEqual([charge]);

  const admins = await Promise.all([1, 2, 3].map(() => market.makeAdmin()));
  const deps = { ...market.deps, stripe: readByAll(admins.length) };
  const decision = {
    objectId: charge,
    choice: 'refund',
    seen: { theirs: 50, ours: 0 },
    reason: 'Lost in the restore',
  } as const;
  const outcomes = await Promise.allSettled(
    admins.map((admin) => decide(deps, decision, { id: admin.id, impersonatorId: null })),
  );
  expect(outcomes.map(({ status }) => status).sort()).toEqual([
    'fulfilled',
    'rejected',
    'rejected',
  ]);
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') expect(outcome.reason.code).toBe('wrong_state');
  }
  expect(await chargeOf(charge)).toMatchObject({ amount_refunded: 5_000, refunded: true });
  const made = await market.deps.stripe.refunds.list({ charge });
  expect(made.data).toHaveLength(1);
  await compareBooks(market.deps, -1);

  expect(await waiting()).toEqual({ ids: [], problem: null });
  expect(await stateOf(charge)).toEqual({
    closed_as: 'refunded',
    closed_reason: 'Lost in the restore',
  });
  const audited = await market.db
    .selectFrom('audit_log')
    .select(['action', 'subject'])
    .where('action', 'like', 'movement.%')
    .execute();
  expect(audited).toEqual([{ action: 'movement.refund', subject: `movement:${charge}` }]);
});

test('a refund is what is kept when somebody explains the charge while it is under way', async () => {
  const charge = await lostCharge();
  const { stripe } = market.deps;
  const retrieve = async (id: string) => {
    expect((await close(charge, 'explain')).status).toBe(200);

    return stripe.charges.retrieve(id);
  };
  const raced = { charges: { retrieve }, refunds: stripe.refunds } as unknown as Stripe;
  const { id } = await market.makeAdmin();
  await decide(
    { ...market.deps, stripe: raced },
    { objectId: charge, choice: 'refund', seen: { theirs: 50, ours: 0 }, reason: 'Nobody came' },
    { id, impersonatorId: null },
  );

  expect((await chargeOf(charge)).refunded).toBe(true);
  expect(await stateOf(charge)).toEqual({ closed_as: 'refunded', closed_reason: 'Nobody came' });
});

test('a process that was killed after the refund leaves the movement open, and closes it without a second one', async () => {
  const charge = await lostCharge();
  await market.deps.stripe.refunds.create({ charge });

  expect((await close(charge, 'refund')).status).toBe(200);
  expect((await market.deps.stripe.refunds.list({ charge })).data).toHaveLength(1);
});

test('what was explained waits again when its amounts change', async () => {
  const charge = await lostCharge();
  expect((await close(charge, 'explain')).status).toBe(200);
  await compareBooks(market.deps, -1);
  expect((await waiting()).ids).toEqual([]);
  expect((await chargeOf(charge)).refunded).toBe(false);

  await market.db
    .updateTable('book_differences')
    .set({ ours: 100 })
    .where('object_id', '=', charge)
    .execute();
  await compareBooks(market.deps, -1);
  expect((await waiting()).ids).toEqual([charge]);
  await close(charge, 'explain');
});

test('what the admin saw has to be true still, and only a whole charge of no booking is refunded', async () => {
  const charge = await lostCharge();
  expect(await close('ch_unknown', 'explain')).toMatchObject({ status: 404 });
  expect(await close(charge, 'refund', { theirs: 50, ours: 10 })).toMatchObject({ status: 409 });

  const { id } = await paidBooking(market);
  const { intent_id } = await market.db
    .selectFrom('payments')
    .select('intent_id')
    .where('booking_id', '=', id)
    .executeTakeFirstOrThrow();
  const intent = await market.deps.stripe.paymentIntents.retrieve(String(intent_id));
  const paid = String(intent.latest_charge);
  await market.db
    .insertInto('book_differences')
    .values([
      { object_id: paid, kind: 'charge', theirs: 5_000, ours: 0 },
      { object_id: 're_unknown', kind: 'refund', theirs: 5_000, ours: 0 },
    ])
    .execute();
  const answers = [await close(paid, 'refund'), await close('re_unknown', 'refund')];

  expect(answers.map(({ status }) => status)).toEqual([409, 409]);
  expect((await chargeOf(paid)).amount_refunded).toBe(0);
  expect((await chargeOf(charge)).amount_refunded).toBe(0);
});

test('while the provider is away nothing is closed', async () => {
  await market.db
    .insertInto('book_differences')
    .values({ object_id: 'ch_nobody_knows', kind: 'charge', theirs: 5_000, ours: 0 })
    .execute();

  expect(await close('ch_nobody_knows', 'refund')).toMatchObject({ status: 503 });
  expect(await stateOf('ch_nobody_knows')).toEqual({ closed_as: null, closed_reason: null });
});
