import {
  addCalendarFeed,
  changeOwnQuestionnaire,
  deletePractitionerAccount,
  giveTaxDetails,
  ownData,
  type Questionnaire,
  withdrawOwnQuestionnaire,
} from '@freely/api-client/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { makeCompletedBooking } from '../../../test/support/completed-booking.ts';
import { freeSlot } from '../../../test/support/make-practitioner.ts';
import { draftOf, questionnaireOf } from '../../../test/support/questionnaires.ts';
import {
  draftFor,
  startTestMarket,
  type TestMarket,
} from '../../../test/support/start-test-market.ts';
import { taxDetails } from '../../../test/support/tax-details.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await startTestMarket({ worker: false });
});
afterAll(() => market.close());

test('customers download everything about themselves, without secrets', async () => {
  const [ada, grace] = [await market.makeCustomer(), await market.makePractitioner()];
  const { body: booked } = await market.book(ada, draftFor(grace, freeSlot()));

  const { status, body, headers } = await market.call(ownData, {}, { as: ada });

  expect(status).toBe(200);
  expect(headers['content-disposition']).toBe('attachment; filename="freely-data.json"');
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toMatchObject({
    account: { user_id: ada.id, email: ada.email, phone: ada.phone, user_roles: ['customer'] },
    sessions: [{ started_at: expect.any(String) }],
    discount: null,
    bookings: [{ id: booked.id, practitioner_phone: null }],
    practitioner: null,
  });
  const text = JSON.stringify(body);
  const { password_hash } = await market.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', ada.id)
    .executeTakeFirstOrThrow();
  for (const secret of [password_hash, ada.token, grace.email]) {
    expect(text).not.toContain(secret);
  }
  expect(text).not.toMatch(/token|hash|sealed|client_secret|intent/);
});

test('practitioners download their work, with only the customer data they may see', async () => {
  const [ada, grace] = [
    await market.makeCustomer({ phone: '07700900777' }),
    await market.makePractitioner({ salons: [{ name: 'The Rooms' }] }),
  ];
  const { body: booked } = await market.book(ada, draftFor(grace, freeSlot()));
  await sql`update bookings set status = 'confirmed', paid_at = now()
    where id = ${booked.id}`.execute(market.db);
  await market.db
    .insertInto('time_off')
    .values({
      practitioner_id: grace.id,
      title: 'Holiday',
      full_day: true,
      during: sql`tstzrange(now(), now() + interval '1 day')`,
    })
    .execute();

  const { status, body } = await market.call(ownData, {}, { as: grace });

  expect(status).toBe(200);
  expect(body.practitioner).toMatchObject({
    approved: true,
    profile: { bio: 'Ten years of calm hands.' },
    location_types: { salon: [{ name: 'The Rooms' }] },
    time_off: [{ title: 'Holiday' }],
    bookings: [{ id: booked.id, customer_phone: '07700900777' }],
  });
  expect(body.practitioner?.services).toHaveLength(3);
  expect(JSON.stringify(body)).not.toContain(ada.email);
});

test('practitioners download why they were rejected', async () => {
  const grace = await market.makePractitioner();
  const rejection_reason = 'Please add photos of your own work.';
  await market.db
    .updateTable('practitioners')
    .set({ approved: false, rejection_reason })
    .where('user_id', '=', grace.id)
    .execute();

  const { body } = await market.call(ownData, {}, { as: grace });

  expect(body.practitioner).toMatchObject({ approved: false, rejection_reason });
});

test('practitioners download reviews of them and payouts, without secret calendar URLs', async () => {
  const [ada, grace] = [await market.makeCustomer(), await market.makePractitioner()];
  const { body: booked } = await market.book(ada, draftFor(grace, freeSlot()));
  const four = { friendliness: 5, communication: 4.5, satisfaction: 5, timekeeping: 4 };
  await market.db
    .insertInto('reviews')
    .values({
      ...{ practitioner_id: grace.id, reviewer_name: 'Ada E.', text: 'Lovely.', ...four },
      hidden_reason: 'abusive',
    })
    .execute();
  await market.db
    .insertInto('payouts')
    .values({ booking_id: booked.id, practitioner_id: grace.id, look_at: new Date() })
    .execute();
  const { body: feeds } = await market.call(
    addCalendarFeed,
    { body: { own: true } },
    { as: grace },
  );
  const url = 'https://calendar.freely.example/a-secret-address.ics';
  await market.call(addCalendarFeed, { body: { url, name: 'Home' } }, { as: grace });

  const { body } = await market.call(ownData, {}, { as: grace });

  expect(body.practitioner).toMatchObject({
    reviews: [{ reviewer_name: 'Ada E.', text: 'Lovely.', hidden: true, ...four }],
    payout_account: null,
    payouts: [{ booking_id: booked.id, status: 'nothing', amount: 0, paid_at: null }],
    calendar_address_since: expect.stringMatching(/^20\d\d-/),
    calendar_feeds: [{ name: 'Home', host: 'calendar.freely.example' }],
  });
  const token = feeds.address?.split('/').at(-1)?.replace('.ics', '') ?? 'none';
  expect(JSON.stringify(body)).not.toMatch(new RegExp(`a-secret-address|${token}`));
  const own = await market.call(ownData, {}, { as: ada });
  expect(own.body.history).toEqual([
    { booking_id: booked.id, kind: expect.any(String), at: expect.any(String) },
  ]);
});

test('practitioners download every questionnaire that they wrote, each in all its versions', async () => {
  const grace = await market.makePractitioner();
  const [current, withdrawn] = [
    await questionnaireOf(market, grace),
    await questionnaireOf(market, grace, { title: 'Before your tint' }),
  ];
  const params = { id: String(withdrawn.id) };
  const body = {
    ...draftOf([grace.offers[0]!.subServiceId], { title: 'Before a tint' }),
    version: 1,
  };
  const changed = await market.call(changeOwnQuestionnaire, { params, body }, { as: grace });
  expect(changed.status).toBe(200);
  await market.call(withdrawOwnQuestionnaire, { params }, { as: grace });

  const { body: data } = await market.call(ownData, {}, { as: grace });

  expect(data.practitioner?.questionnaires).toEqual([
    { ...current, withdrawn_at: null, earlier_versions: [] },
    {
      ...changed.body.questionnaire,
      withdrawn_at: expect.stringMatching(/^20\d\d-/),
      earlier_versions: [{ version: 1, title: 'Before your tint', ...of(withdrawn) }],
    },
  ]);
});

const of = ({ introduction, questions, published_at }: Questionnaire) => ({
  introduction,
  questions,
  published_at,
});

test('the sessions that users download are their own, not those of admins logged in as them', async () => {
  const ada = await market.makeCustomer();
  await market.impersonate(ada);

  const { body } = await market.call(ownData, {}, { as: ada });

  expect(body.sessions).toHaveLength(1);
});

test('who has deleted only the practitioner side downloads what is kept of it', async () => {
  const [ada, grace] = [
    await market.makeCustomer({ phone: '07700900778' }),
    await market.makePractitioner(),
  ];
  await market.call(giveTaxDetails, { body: taxDetails }, { as: grace });
  // A report needs them, so they are kept (D92).
  await sql`update tax_details set requested_at = now() where practitioner_id = ${grace.id}`.execute(
    market.db,
  );
  const id = await makeCompletedBooking(market.db, ada, grace);
  await market.db
    .insertInto('payouts')
    .values({ booking_id: id, practitioner_id: grace.id, look_at: new Date() })
    .execute();
  await sql`insert into penalties (booking_id, practitioner_id, fee)
    values (${id}, ${grace.id}, 500)`.execute(market.db);
  const left = await market.call(deletePractitionerAccount, {}, { as: grace });
  expect(left.status).toBe(200);

  const as = { ...grace, token: left.body.access_token };
  const { status, body } = await market.call(ownData, {}, { as });

  expect([status, body.account.user_roles]).toEqual([200, ['customer']]);
  expect(body.practitioner).toMatchObject({
    tax_details: { street: taxDetails.street },
    payouts: [{ booking_id: id }],
    penalties: [{ booking_id: id, fee: 5 }],
    bookings: [{ id, customer_name: 'Ada Example', customer_phone: null }],
    services: [],
    images: [],
  });
  // Nothing of a customer that they may not look up any more.
  for (const word of [ada.phone, '1 Secret Street', 'LS1 1AA']) {
    expect(JSON.stringify(body)).not.toContain(word);
  }
});

test('an admin who is logged in as a user cannot download their data (D34)', async () => {
  const as = await market.impersonate(await market.makeCustomer());

  expect((await market.call(ownData, {}, { as })).status).toBe(403);
});
