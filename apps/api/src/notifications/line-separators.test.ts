// U+2028 and U+2029 end a line for some readers of mails and calendars, where nobody expects it: a stranger could
// add lines of their own. Sent by HTTP, and read in the mails and files that come out.
import * as contract from '@freely/api-client/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { freeSlot } from '../../test/support/make-practitioner.ts';
import {
  draftFor,
  startTestMarket,
  type TestMarket,
} from '../../test/support/start-test-market.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await startTestMarket();
});
afterAll(() => market.close());

const separators = /[\u2028\u2029]/;
const notes = 'Ring twice\u2028BEGIN:VALARM\u2029Bcc: everybody@people.example';

test('notes of a customer stay one line of a mail, and no mail or calendar has a separator', async () => {
  const [ada, grace] = [await market.makeCustomer(), await market.makePractitioner()];
  const booked = await market.book(ada, draftFor(grace, freeSlot(9)));
  const params = { id: String(booked.body.id) };
  const saved = await market.call(
    contract.saveBookingNotes,
    { params, body: { notes } },
    { as: ada },
  );
  expect(saved.status).toBe(200);
  await market.confirmCard(await market.intentOf(ada, booked.body.id));

  const mails = await market.eventually(async () => {
    const all = [...(await market.mailsTo(grace.email)), ...(await market.mailsTo(ada.email))];
    return all.some(({ text }) => text.includes('Ring twice')) && all;
  });
  expect(JSON.stringify(mails)).not.toMatch(separators);
  const { text = '' } = mails.find((mail) => mail.text.includes('Ring twice')) ?? {};
  expect(text).toContain('Notes: Ring twice, BEGIN:VALARM, Bcc: everybody@people.example\n');

  await market.call(contract.addCalendarFeed, { body: { own: true } }, { as: grace });
  const { body } = await market.call(contract.calendarFeeds, {}, { as: grace });
  const file = body.address?.split('/').at(-1) ?? '';
  const url = `${market.deps.config.basePath}/calendar/${file}`;
  const calendar = (await market.app.inject({ url })).body;
  expect(calendar).toContain('BEGIN:VEVENT');
  expect(calendar).not.toMatch(separators);
  expect(calendar).not.toContain('BEGIN:VALARM');
});

test('single lines, which stand in subjects and calendars, refuse them', async () => {
  const grace = await market.makePractitioner();
  const { date } = freeSlot(12);
  const title = 'Away\u2028BEGIN:VALARM';
  const timeOff = await market.call(contract.addTimeOff, { body: { title, date } }, { as: grace });
  const renamed = await market.call(
    contract.changeUserSettings,
    { body: { first_name: 'Grace\u2029Lee' } },
    { as: grace },
  );

  expect([timeOff.status, renamed.status]).toEqual([422, 422]);
});
