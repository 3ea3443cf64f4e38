import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { freeSlot } from '../../test/support/make-practitioner.ts';
import {
  draftFor,
  startTestMarket,
  type TestMarket,
} from '../../test/support/start-test-market.ts';
import { queues } from '../infrastructure/jobs/index.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await startTestMarket();
});
afterAll(() => market.close());

const sweep = () => market.runScheduledJob('sweep');

describe('the sweep of every minute', () => {
  test('completes paid bookings that have ended (D24), and expires stale holds', async () => {
    const [grace, ada] = [await market.makePractitioner(), await market.makeCustomer()];
    const past = await market.book(ada, draftFor(grace, freeSlot(3, '10:00')));
    await sql`update bookings set status = 'confirmed', paid_at = now(),
      starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour',
      during = tstzrange(now() - interval '2 hours', now() - interval '1 hour')
      where id = ${past.body.id}`.execute(market.db);
    const stale = await market.book(ada, draftFor(grace, freeSlot(3, '12:00')));
    await sql`update bookings set hold_until = now() - interval '1 minute'
      where id = ${stale.body.id}`.execute(market.db);
    const held = await market.book(ada, draftFor(grace, freeSlot(3, '14:00')));
    await sweep();

    const statusOf = async (id: number) => (await market.bookingRow(id)).status;
    await market.eventually(async () => (await statusOf(past.body.id)) === 'completed');
    await market.eventually(async () => (await statusOf(stale.body.id)) === 'expired');
    expect(await statusOf(held.body.id)).toBe('held');
  });

  test('sends mails whose job was lost, or whose worker died while sending', async () => {
    const [ada, bob] = [await market.makeCustomer(), await market.makeCustomer()];
    await sql`
      insert into mail_outbox (key, kind, to_user_id, created_at, attempts, claimed_until) values
        (${`lost:${ada.id}`}, 'registration', ${ada.id}, now() - interval '5 minutes', 0, null),
        (${`lost:${bob.id}`}, 'registration', ${bob.id}, now() - interval '5 minutes', 1,
          now() - interval '4 minutes')`.execute(market.db);
    await sweep();

    for (const { email } of [ada, bob]) {
      await market.eventually(async () => (await market.mailsTo(email)).length === 1);
    }
  });
});

test('a worker that dies blocks a job for less than a minute', () => {
  for (const { expireInSeconds = 900 } of Object.values(queues)) {
    expect(expireInSeconds).toBeLessThan(60);
  }
});
