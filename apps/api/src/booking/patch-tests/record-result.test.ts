import { randomUUID } from 'node:crypto';
import {
  adminBooking,
  booking as bookingCall,
  calendarBookings,
  cancelByCustomer,
  customerBookings,
  loyaltyOffer,
  markNoShow,
  practitionerBookings,
  recordPatchTest,
  reviewBooking,
} from '@freely/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { freeSlot } from '../../../test/support/make-practitioner.ts';
import {
  addPastTest,
  bothVisits,
  patchTested,
  testOf,
  visitBegan,
} from '../../../test/support/patch-tested.ts';
import {
  draftFor,
  startTestMarket,
  type TestMarket,
} from '../../../test/support/start-test-market.ts';
import { sweepBookings } from '../checkout/index.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await startTestMarket();
});
afterAll(() => market.close());

const params = (id: number) => ({ params: { id: String(id) } });

/** Both visits, paid by card. */
async function paid() {
  const [grace, ada] = [await patchTested(market), await market.makeCustomer()];
  const { body } = await market.book(ada, bothVisits(grace));
  await market.confirmCard(await market.intentOf(ada, body.id));
  await market.eventually(async () => (await market.bookingRow(body.id)).status === 'confirmed');

  return { grace, ada, id: body.id, visitId: await testOf(market, body.id) };
}

test('one payment confirms both visits, and one mail tells of both', async () => {
  const { ada, id, visitId } = await paid();

  expect((await market.bookingRow(visitId)).status).toBe('confirmed');
  const [mail] = await market.eventually(async () => {
    const mails = await market.mailsTo(ada.email);
    return mails.length > 0 && mails;
  });
  expect(mail?.text).toContain('Patch test');
  expect(await market.mailsTo(ada.email)).toHaveLength(1);
  const { rows } = await sql`select from payments where booking_id in (${id}, ${visitId})`.execute(
    market.db,
  );
  expect(rows).toHaveLength(1);
});

test('the mails of a cancellation name the test that is cancelled with it, and none that took place', async () => {
  const cancelledMail = async ({ email }: { email: string }) =>
    market.eventually(async () =>
      (await market.mailsTo(email)).find(({ text }) => /cancelled/.test(text ?? '')),
    );
  const together = await paid();
  await market.call(cancelByCustomer, { ...params(together.id), body: {} }, { as: together.ada });
  for (const party of [together.ada, together.grace]) {
    expect((await cancelledMail(party))?.text).toMatch(/Patch test, cancelled with it:? .*10:00/);
  }

  const tested = await paid();
  await visitBegan(market, tested.visitId, '5 minutes');
  await market.call(cancelByCustomer, { ...params(tested.id), body: {} }, { as: tested.ada });
  expect((await cancelledMail(tested.ada))?.text).not.toContain('cancelled with it');
});

describe('a recorded result', () => {
  test('waits for the visit, and is the practitioner’s own', async () => {
    const { grace, ada, visitId } = await paid();
    const body = { result: 'clear' as const, note: '' };
    const record = (as: typeof ada) =>
      market.call(recordPatchTest, { ...params(visitId), body }, { as });

    expect((await record(grace)).body.message).toBe(
      'The result can be recorded once the patch test is over',
    );
    await visitBegan(market, visitId, '5 minutes');
    expect((await record(grace)).status).toBe(409);
    expect((await record(await patchTested(market))).status).toBe(404);
    expect((await record(ada)).status).toBe(403);
  });

  test('that is clear lets the treatment go on; its note is sealed, and nobody else reads it', async () => {
    const { grace, ada, id, visitId } = await paid();
    const note = `leak-${randomUUID()}`;
    await visitBegan(market, visitId, '1 hour');
    await market.call(
      recordPatchTest,
      { ...params(visitId), body: { result: 'clear', note } },
      { as: grace },
    );

    for (const as of [ada, grace]) {
      const { body } = await market.call(bookingCall, params(id), { as });
      expect(body.patch_test).toMatchObject({ result: 'clear', note });
    }
    expect((await market.bookingRow(id)).status).toBe('confirmed');
    for (const who of [ada, grace]) {
      const as = await market.impersonate(who);
      const { body } = await market.call(bookingCall, params(id), { as });
      expect(body.patch_test).toMatchObject({ id: visitId, result: null, note: '' });
    }
    const seen = await market.call(adminBooking, params(id), { as: await market.makeAdmin() });
    expect(JSON.stringify(seen.body)).not.toMatch(/leak-|"clear"/);
    const { rows } = await sql<{ row: string }>`
      select row_to_json(t)::text as row from patch_tests t`.execute(market.db);
    expect(rows.filter(({ row }) => row.includes(note))).toEqual([]);
  });

  test('is read in no list by an admin who impersonates a party, nor recorded by one', async () => {
    const { grace, ada, id, visitId } = await paid();
    await visitBegan(market, visitId, '1 hour');
    const call = { ...params(visitId), body: { result: 'clear', note: 'Fine' } } as const;
    const [asAda, asGrace] = [await market.impersonate(ada), await market.impersonate(grace)];
    expect((await market.call(recordPatchTest, call, { as: asGrace })).status).toBe(403);
    expect((await market.call(recordPatchTest, call, { as: grace })).status).toBe(200);

    const inLists = async (customer: typeof ada, practitioner: typeof ada) => {
      const { body: own } = await market.call(customerBookings, {}, { as: customer });
      const lists = await Promise.all(
        [practitionerBookings, calendarBookings].map(async (list) => {
          const { body } = await market.call(list, {}, { as: practitioner });
          return body.find((each) => each.id === visitId)?.patch_test_for;
        }),
      );

      return [own[0]?.patch_test?.result, own[0]?.patch_test?.note, ...lists];
    };
    const own = { booking_id: id, result: 'clear', note: 'Fine' };
    const hidden = { booking_id: id, result: null, note: '' };
    expect(await inLists(ada, grace)).toEqual(['clear', 'Fine', own, own]);
    expect(await inLists(asAda, asGrace)).toEqual([null, '', hidden, hidden]);
  });

  test('that is a reaction returns everything, tells the customer why, and penalises nobody', async () => {
    const { grace, ada, id, visitId } = await paid();
    await visitBegan(market, visitId, '1 hour');
    // Also within the hours in which a cancellation is not refunded otherwise.
    await sql`update bookings set starts_at = now() + interval '3 hours',
      ends_at = now() + interval '4 hours',
      during = tstzrange(now() + interval '3 hours', now() + interval '4 hours')
      where id = ${id}`.execute(market.db);
    const note = `leak-${randomUUID()}`;
    const recorded = await market.call(
      recordPatchTest,
      { ...params(visitId), body: { result: 'reaction', note } },
      { as: grace },
    );

    expect(recorded.body.message).toBe(
      'The result has been saved. The treatment is cancelled, and the customer gets a full refund.',
    );
    expect((await market.bookingRow(id)).status).toBe('cancelled_by_practitioner');
    const refunded = await market.eventually(async () => {
      const { body } = await market.call(bookingCall, params(id), { as: ada });
      return body.amount_refunded > 0 && body;
    });
    expect([refunded.amount_refunded, refunded.patch_test?.result]).toEqual([25, 'reaction']);
    const mail = await market.eventually(async () =>
      (await market.mailsTo(ada.email)).find(({ subject }) => subject.endsWith('is cancelled')),
    );
    expect(mail.text).toContain('showed a reaction');
    expect(mail.text).not.toContain('free on the same day');
    for (const { text, html } of await market.mailsTo(ada.email)) {
      expect(text + html).not.toContain(note);
    }
    const { rows } = await sql`select from penalties where practitioner_id = ${grace.id}`.execute(
      market.db,
    );
    expect(rows).toEqual([]);
  });
});

describe('a reaction, which cancels without a penalty,', () => {
  const record = async (
    { grace, visitId }: Awaited<ReturnType<typeof paid>>,
    result: 'clear' | 'reaction',
  ) => {
    const input = { ...params(visitId), body: { result, note: '' } };
    const { status, body } = await market.call(recordPatchTest, input, { as: grace });

    return [status, body.message];
  };
  const statusOf = async (id: number) => (await market.bookingRow(id)).status;

  test('shows within two weeks of the test, also when it was clear at first', async () => {
    const booked = await paid();
    await visitBegan(market, booked.visitId, '15 days');
    expect(await record(booked, 'reaction')).toEqual([
      409,
      expect.stringContaining('shows a reaction within 14 days'),
    ]);
    expect(await statusOf(booked.id)).toBe('confirmed');
    expect((await record(booked, 'clear'))[0]).toBe(200);
    expect((await record(booked, 'reaction'))[0]).toBe(409);

    await visitBegan(market, booked.visitId, '13 days');
    expect((await record(booked, 'reaction'))[0]).toBe(200);
    expect(await statusOf(booked.id)).toBe('cancelled_by_practitioner');
  });

  test('cancels nothing when it is saved again: what was booked since is on a later test', async () => {
    const booked = await paid();
    const { ada, grace } = booked;
    const [tint, nails] = grace.offers;
    await visitBegan(market, booked.visitId, '1 day');
    await record(booked, 'reaction');
    const other = await market.book(ada, {
      ...draftFor(grace, freeSlot(12, '10:00')),
      ...{ services_ids: [nails!.subServiceId], total_amount: 20 },
    });
    const visitId = await addPastTest(market, other.body.id, tint!.subServiceId);
    await record({ ...booked, visitId }, 'clear');
    const later = await market.book(ada, draftFor(grace, freeSlot(11, '10:00')));

    expect(await record(booked, 'reaction')).toEqual([200, 'The result has been saved']);
    expect(await statusOf(later.body.id)).toBe('held');
  });

  test('is taken back once, and not recorded of the same test again', async () => {
    const booked = await paid();
    await visitBegan(market, booked.visitId, '1 hour');
    expect((await record(booked, 'reaction'))[0]).toBe(200);
    expect((await record(booked, 'reaction'))[0]).toBe(200);
    expect((await record(booked, 'clear'))[0]).toBe(200);
    const { body } = await market.book(booked.ada, {
      ...draftFor(booked.grace, freeSlot(11, '10:00')),
      total_amount: 25,
    });
    await sql`update bookings set status = 'confirmed', paid_at = clock_timestamp()
      where id = ${body.id}`.execute(market.db);

    expect(await record(booked, 'reaction')).toEqual([
      409,
      expect.stringContaining('recorded and taken back'),
    ]);
    expect(await statusOf(body.id)).toBe('confirmed');
  });
});

test('a patch test is neither reviewed, nor missed, nor a reason for a discount', async () => {
  const { grace, ada, visitId } = await paid();
  await visitBegan(market, visitId, '1 hour');
  await sweepBookings(market.deps);
  expect((await market.bookingRow(visitId)).status).toBe('completed');

  const offer = await market.call(
    loyaltyOffer,
    { params: { user_id: String(ada.id), practitioner_id: String(grace.id) } },
    { as: ada },
  );
  expect(offer.body.loyalty).toBe(false);
  expect((await market.call(markNoShow, params(visitId), { as: grace })).status).toBe(409);
  const scores = { friendliness: 5, communication: 5, satisfaction: 5, timekeeping: 5 };
  const review = await market.call(
    reviewBooking,
    { params: { booking_id: String(visitId) }, body: { ...scores, review: 'A calm hand.' } },
    { as: ada },
  );
  expect(review.body.message).toBe('The status of this booking does not allow making a review');
});
