import { rejectPractitioner } from '@freely/api-client/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { confirmedBooking, startsIn } from '../../test/support/paid-booking.ts';
import { startTestMarket, type TestMarket } from '../../test/support/start-test-market.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await startTestMarket();
});
afterAll(() => market.close());

/** The mail to a practitioner whom an admin rejects. */
async function rejected({ id, email }: { id: number; email: string }): Promise<string> {
  const as = await market.makeAdmin();
  await market.call(rejectPractitioner, { params: { user_id: String(id) } }, { as });
  const mail = await market.eventually(async () =>
    (await market.mailsTo(email)).find(({ subject }) => subject.endsWith('needs another look')),
  );

  return mail.text;
}

test('a rejection speaks of bookings only to who has some to come', async () => {
  const waiting = await market.makePractitioner({ approved: null });
  const { grace } = await confirmedBooking(market);
  const past = await confirmedBooking(market);
  await startsIn(market, past.id, '-2 hours');

  const goAhead = 'Bookings that customers have already made go ahead as agreed.';
  expect(await rejected(waiting)).not.toContain(goAhead);
  expect(await rejected(grace)).toContain(goAhead);
  expect(await rejected(past.grace)).not.toContain(goAhead);
});
