import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestMarket, type TestMarket } from '../../test/support/start-test-market.ts';
import { findRecipient } from './mail-outbox.repository.ts';
import { nameOf } from './to-user.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await startTestMarket({ worker: false });
});
afterAll(() => market.close());

test('an approved practitioner is greeted by name, before the email is confirmed too', async () => {
  const [applicant, grace, known] = [
    await market.makePractitioner({ approved: null }),
    await market.makePractitioner(),
    await market.makePractitioner({ approved: null }),
  ];
  const ids = [applicant.id, grace.id];
  await market.db
    .updateTable('users')
    .set({ email_confirmed_at: null })
    .where('id', 'in', ids)
    .execute();
  const recipients = await Promise.all(
    [...ids, known.id].map((id) => findRecipient(market.db, id)),
  );

  expect(recipients.map((to) => to?.firstName)).toEqual(['', 'Grace', 'Grace']);
  expect(recipients.map((to) => to && nameOf(to))).toEqual(['', 'Grace Example', 'Grace Example']);
});
