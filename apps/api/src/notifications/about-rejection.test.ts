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
async function rejected(
  { id, email }: { id: number; email: string },
  body: { reason?: string } = {},
): Promise<string> {
  const as = await market.makeAdmin();
  await market.call(rejectPractitioner, { params: { user_id: String(id) }, body }, { as });
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

test('a rejection says what the admin wrote, or else what is missing most often', async () => {
  const [one, other] = [await market.makePractitioner(), await market.makePractitioner()];
  const often = 'Most often something small is missing';
  const reason = 'Your photos are out of focus.\nPlease add two of your own work.';

  expect(await rejected(one)).toContain(often);
  const mail = await rejected(other, { reason });
  expect(mail).toContain('This is what our team wrote');
  expect(mail).toContain('Please add two of your own work.');
  expect(mail).not.toContain(often);
});
