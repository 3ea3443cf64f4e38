// The database is put back to an earlier instant, and Stripe is not: `npm run ops -- reconcile --since`.
import { cancelByCustomer } from '@freely/api-client/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { freeSlot } from '../../../test/support/make-practitioner.ts';
import type { TestUser } from '../../../test/support/make-users.ts';
import { rememberDatabase } from '../../../test/support/rewind-database.ts';
import {
  draftFor,
  startTestMarket,
  type TestMarket,
} from '../../../test/support/start-test-market.ts';
import { balanceOf } from '../ledger/index.ts';
import { compareBooks } from './compare-books.ts';
import { reconcile } from './reconcile.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await startTestMarket();
});
afterAll(() => market.close());

interface Held {
  id: number;
  intent: string;
  ada: TestUser;
}

async function hold(time: string): Promise<Held> {
  const [grace, ada] = [await market.makePractitioner(), await market.makeCustomer()];
  const { body } = await market.book(ada, draftFor(grace, freeSlot(9, time)));

  return { id: body.id, intent: await market.intentOf(ada, body.id), ada };
}

const statusOf = async ({ id }: Held) => (await market.bookingRow(id)).status;

async function pay(held: Held): Promise<void> {
  await market.confirmCard(held.intent);
  await market.eventually(async () => (await statusOf(held)) === 'confirmed');
}

/** Nothing is under way: neither an event, nor a call of the provider, nor their jobs. */
const isQuiet = () =>
  market.eventually(async () => {
    const { rows } = await sql<{ n: number }>`
      select (select count(*) from provider_events where handled_at is null)
        + (select count(*) from provider_ops where status in ('intended', 'unknown'))
        + (select count(*) from jobs.job where name in ('provider-event', 'provider-op')
            and state in ('created', 'retry', 'active')) as n`.execute(market.db);

    return rows[0]?.n === 0;
  });

/** What the ledger says of a booking, whenever it was written. */
async function booksOf({ id }: Held) {
  const { rows } = await sql<{ account: string; amount: number }>`
    select account, sum(amount)::int as amount from ledger_entries join ledger_tx on ledger_tx.id = tx_id
    where booking_id = ${id} group by account having sum(amount) <> 0 order by account`.execute(
    market.db,
  );

  return rows;
}

test('what was paid, refunded and forgotten is in the books again, and what is not ours waits for a person', async () => {
  const [paidLater, refundedLater] = [await hold('10:00'), await hold('12:00')];
  await pay(refundedLater);
  await isQuiet();
  const goBack = await rememberDatabase(market.db);
  const instant = new Date();

  await pay(paidLater);
  await market.call(
    cancelByCustomer,
    { params: { id: String(refundedLater.id) }, body: {} },
    { as: refundedLater.ada },
  );
  const bookedLater = await hold('14:00');
  await pay(bookedLater);
  await isQuiet();
  const before = [await booksOf(paidLater), await booksOf(refundedLater)];
  const provider = await balanceOf(market.db, 'provider');
  const price = (await booksOf(bookedLater)).find(({ account }) => account === 'provider')?.amount;
  await goBack();
  expect(await statusOf(paidLater)).toBe('held');

  // Stripe has delivered these events, so that nobody lists them who does not know of the instant.
  await reconcile(market.deps);
  await isQuiet();
  expect(await statusOf(paidLater)).toBe('held');

  await reconcile(market.deps, instant);
  await market.eventually(async () => (await statusOf(paidLater)) === 'confirmed');
  await isQuiet();
  // Without the minute in which a movement may still be on its way.
  await compareBooks(market.deps, -1, instant);

  expect([await booksOf(paidLater), await booksOf(refundedLater)]).toEqual(before);
  const differences = await market.db
    .selectFrom('book_differences')
    .select(['kind', 'theirs', 'ours'])
    .where('gone_at', 'is', null)
    .execute();
  expect(differences).toEqual([{ kind: 'charge', theirs: price, ours: 0 }]);
  expect(await balanceOf(market.db, 'provider')).toBe(provider - (price ?? 0));
  const { rows } = await sql<{
    sum: number;
  }>`select sum(amount) as sum from ledger_entries`.execute(market.db);
  expect(rows[0]?.sum).toBe(0);
});
