// What a booking asks, who reads and signs it, and what follows from an answer that rules a treatment out.
import {
  adminAbuse,
  adminBooking,
  answerMarks,
  type Booking,
  booking as bookingCall,
  cancelRuledOut,
  changeOwnQuestionnaire,
  deleteAccount,
  deletePractitionerAccount,
  ownData,
  withdrawOwnQuestionnaire,
} from '@freely/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type RawBuilder, sql } from 'kysely';
import type { TestPractitioner } from '../../../test/support/make-practitioner.ts';
import type { TestUser } from '../../../test/support/make-users.ts';
import {
  confirmedBooking,
  eventsOf,
  paidBooking,
  startsIn,
} from '../../../test/support/paid-booking.ts';
import {
  draftOf,
  fine,
  questionnaireOf,
  questionnaireOfMarket,
  readAnswers,
  ruledOut,
  sign,
} from '../../../test/support/questionnaires.ts';
import { startTestMarket, type TestMarket } from '../../../test/support/start-test-market.ts';
import { rotateDataKey } from '../../back-office/operations/index.ts';
import { purgeExpired } from '../../back-office/retention/index.ts';
import { askAgain } from './ask-again.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await startTestMarket();
});
afterAll(() => market.close());

type Signed = Awaited<ReturnType<typeof signed>>;

const mailOfChange = async ({ email }: TestUser) =>
  (await market.mailsTo(email)).find(({ subject }) => subject.startsWith('Please answer again'));

const params = (id: number) => ({ params: { id: String(id) } });

/** A booking that is paid, and a questionnaire that its treatment asks. */
async function paidAndAsking() {
  const booked = await confirmedBooking(market);
  const questionnaire = await questionnaireOf(market, booked.grace);

  return { ...booked, questionnaire };
}

async function signed(answers: Record<string, string> = fine) {
  const case_ = await paidAndAsking();
  const { id, ada, questionnaire } = case_;
  const { status, body } = await sign(market, ada, { booking: id, questionnaire, answers });
  expect([status, body]).toEqual([200, body]);

  return { ...case_, signatureId: body.questionnaires[0]?.signed?.id ?? 0 };
}

const cancel = (as: TestUser, id: number) => market.call(cancelRuledOut, params(id), { as });

const mailAboutAnswers = ({ email }: TestUser) =>
  market.eventually(async () =>
    (await market.mailsTo(email)).find(({ subject }) => subject.startsWith('Answers before')),
  );

async function dueOf(as: TestUser, id: number): Promise<Booking['questionnaires_due']> {
  const { body } = await market.call(bookingCall, params(id), { as });

  return body.questionnaires_due;
}

async function markOf(grace: TestPractitioner, id: number) {
  const { body } = await market.call(answerMarks, {}, { as: grace });

  return body.find(({ booking_id }) => booking_id === id)?.mark;
}

describe('a booking asks', () => {
  test('what its practitioner and the market ask about its treatments, and nothing else', async () => {
    const { id, ada, grace } = await confirmedBooking(market);
    const [treatment = 0, other = 0] = grace.offers.map(({ subServiceId }) => subServiceId);
    const own = await questionnaireOf(market, grace);
    await questionnaireOf(market, await market.makePractitioner());
    await questionnaireOf(market, grace, { treatments: [other] });
    const ofMarket = await questionnaireOfMarket(market, [treatment], { title: 'The law asks' });

    const { body } = await readAnswers(market, ada, id);
    expect(body.questionnaires.map(({ id: each, by, standing }) => [each, by, standing])).toEqual([
      [ofMarket.id, 'market', 'due'],
      [own.id, 'practitioner', 'due'],
    ]);
    expect(await dueOf(ada, id)).toBe(2);
    await sql`update questionnaires set withdrawn_at = now() where id = ${ofMarket.id}`.execute(
      market.db,
    );
  });

  test('without saying which answer brings the money back, before signing and after it', async () => {
    const { id, ada, questionnaire } = await paidAndAsking();
    const rulesIn = async () =>
      JSON.stringify((await readAnswers(market, ada, id)).body).match(/"rulesOut":("\w+"|\[")/);

    expect(await rulesIn()).toBeNull();
    await sign(market, ada, { booking: id, questionnaire, answers: ruledOut });
    expect(await rulesIn()).toBeNull();
  });

  test('nothing before it is paid, after it has begun, and once it is cancelled', async () => {
    const { id, ada } = await paidAndAsking();
    const counts = async () => [
      (await readAnswers(market, ada, id)).body.questionnaires.length,
      await dueOf(ada, id),
    ];
    expect(await counts()).toEqual([1, 1]);

    await startsIn(market, id, '-5 minutes');
    expect(await counts()).toEqual([0, 0]);
    await startsIn(market, id, '2 days');
    await sql`update bookings set status = 'cancelled_by_customer' where id = ${id}`.execute(
      market.db,
    );
    expect(await counts()).toEqual([0, 0]);
    await sql`update bookings set status = 'held', paid_at = null,
      hold_until = now() + interval '10 minutes' where id = ${id}`.execute(market.db);
    expect(await counts()).toEqual([0, 0]);
  });

  test('again in a new version, but not after it is withdrawn; what was signed stays', async () => {
    const { id, ada, grace, questionnaire } = await signed();
    expect(await dueOf(ada, id)).toBe(0);
    const body = {
      ...draftOf([grace.offers[0]?.subServiceId ?? 0]),
      title: 'Once more',
      version: 1,
    };
    await market.call(changeOwnQuestionnaire, { ...params(questionnaire.id), body }, { as: grace });

    const again = await readAnswers(market, ada, id);
    expect(again.body.questionnaires[0]).toMatchObject({
      ...{ title: 'Once more', standing: 'due', version: 2, open: true },
      signed: { version: 1, answers: fine },
    });
    expect([await dueOf(ada, id), await markOf(grace, id)]).toEqual([1, 'due']);
    const mail = await market.eventually(() => mailOfChange(ada));
    expect(mail.text).toContain(`/customer/questions/${id}`);

    await market.call(withdrawOwnQuestionnaire, params(questionnaire.id), { as: grace });
    const closed = await readAnswers(market, ada, id);
    expect(closed.body.questionnaires[0]).toMatchObject({
      ...{ title: 'Before your treatment', standing: 'signed_before', version: 1, open: false },
    });
    expect(await dueOf(ada, id)).toBe(0);
    const late = await sign(market, ada, { booking: id, questionnaire, answers: ruledOut });
    expect([late.status, late.body.message]).toEqual([
      409,
      'These questions can no longer be answered for this booking',
    ]);
  });
});

test('of a new version are told, once, those who signed an earlier one for a visit to come', async () => {
  const [unsigned, over] = [await paidAndAsking(), await signed()];
  await startsIn(market, over.id, '-1 hour');
  const { id, ada, grace, questionnaire } = await signed();
  for (const each of [
    { grace, questionnaire },
    { grace: unsigned.grace, questionnaire: unsigned.questionnaire },
    { grace: over.grace, questionnaire: over.questionnaire },
  ]) {
    const body = { ...draftOf([each.grace.offers[0]?.subServiceId ?? 0]), version: 1 };
    const of = params(each.questionnaire.id);
    const { status } = await market.call(
      changeOwnQuestionnaire,
      { ...of, body },
      { as: each.grace },
    );
    expect(status).toBe(200);
    const changed = { questionnaireId: each.questionnaire.id, version: 2 };
    // The job may run again, and one of a version that is not asked any more finds nobody.
    for (const version of [2, 2, 1]) await askAgain(market.deps, { ...changed, version });
  }

  const { rows } = await sql<{ booking_id: number }>`
    select booking_id from mail_outbox where kind = 'questions_changed'
      and to_user_id in (${ada.id}, ${unsigned.ada.id}, ${over.ada.id})`.execute(market.db);
  expect(rows).toEqual([{ booking_id: id }]);
});

test('the mail of the payment leads to the questions', async () => {
  const grace = await market.makePractitioner();
  await questionnaireOf(market, grace);
  const { id, ada } = await paidBooking(market, { grace });

  const [mail] = await market.eventually(async () => {
    const mails = await market.mailsTo(ada.email);
    return mails.length > 0 && mails;
  });
  expect(mail?.text).toContain(`/customer/questions/${id}`);
});

describe('a signature', () => {
  test('is read by the two parties, with the name and the time', async () => {
    const { id, ada, grace } = await signed({ ...fine, q3: ' Latex ' });

    for (const as of [ada, grace]) {
      const { body } = await readAnswers(market, as, id);
      expect(body.questionnaires[0]?.signed).toMatchObject({
        name: 'Ada Lovelace',
        answers: { ...fine, q3: 'Latex' },
        rules_out: [],
        signed_at: expect.stringMatching(/^\d{4}-/),
      });
      expect([body.ruled_out, body.can_cancel]).toEqual([false, false]);
    }
    expect(await markOf(grace, id)).toBe('signed');
  });

  test('is for nobody else: not for strangers, nor for admins, nor for one who impersonates', async () => {
    const { id, ada, grace, questionnaire } = await signed();
    const admin = await market.makeAdmin();
    for (const as of [await market.makeCustomer(), await market.makePractitioner(), admin]) {
      expect((await readAnswers(market, as, id)).status).toBe(404);
      expect((await cancel(as, id)).status).toBe(404);
    }
    for (const as of [await market.impersonate(ada), await market.impersonate(grace)]) {
      expect((await readAnswers(market, as, id)).status).toBe(403);
      expect((await cancel(as, id)).status).toBe(403);
    }
    const asGrace = await market.impersonate(grace);
    expect((await market.call(answerMarks, {}, { as: asGrace })).status).toBe(403);
    const asAda = await market.impersonate(ada);
    expect((await sign(market, asAda, { booking: id, questionnaire })).status).toBe(403);
    expect((await sign(market, grace, { booking: id, questionnaire })).status).toBe(404);
  });

  test('twice the same is one; a newer one replaces it, and the earlier one stays sealed', async () => {
    const { id, ada, questionnaire, signatureId } = await signed();
    const again = await sign(market, ada, { booking: id, questionnaire });
    expect(again.body.questionnaires[0]?.signed?.id).toBe(signatureId);

    const newer = await sign(market, ada, {
      ...{ booking: id, questionnaire, replaces: signatureId },
      answers: { ...fine, q3: 'Latex' },
    });
    expect(newer.body.questionnaires[0]?.signed?.answers.q3).toBe('Latex');
    const rows = await market.db
      .selectFrom('signed_questionnaires')
      .select('sealed')
      .where('booking_id', '=', id)
      .execute();
    expect(rows.map(({ sealed }) => sealed === null)).toEqual([false, false]);
    expect(rows.some(({ sealed }) => sealed?.toString('latin1').includes('Latex'))).toBe(false);
  });

  test('is in the customer’s download, and not in the practitioner’s', async () => {
    const { ada, grace } = await signed({ ...fine, q3: 'Latex' });
    const download = async (as: TestUser) => (await market.call(ownData, {}, { as })).body;

    expect((await download(ada)).questionnaires).toMatchObject([
      {
        ...{ name: 'Ada Lovelace', version: 1 },
        answers: expect.arrayContaining([{ question: 'Do you have allergies?', answer: 'Latex' }]),
      },
    ]);
    const own = await download(grace);
    expect(own.practitioner?.questionnaires).toHaveLength(1);
    expect(JSON.stringify(own)).not.toContain('Latex');
  });

  test('of two tabs, the second one is asked to look again', async () => {
    const { id, ada, questionnaire } = await signed();
    const other = await sign(market, ada, { booking: id, questionnaire, answers: ruledOut });

    expect([other.status, other.body.message]).toEqual([
      409,
      'You have signed this elsewhere. Please look at it again.',
    ]);
  });

  test('at the same moment from two tabs is one', async () => {
    const { id, ada, questionnaire } = await paidAndAsking();
    const each = { booking: id, questionnaire };
    const responses = await Promise.all([
      sign(market, ada, { ...each, answers: fine }),
      sign(market, ada, { ...each, answers: { ...fine, q3: 'Latex' } }),
    ]);

    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test.each([
    ['q1', { ...fine, q1: '' }, 'Please answer this question'],
    ['q2', { ...fine, q2: 'Odd' }, 'Please choose one of the answers'],
    ['q4', { ...fine, q4: 'no' }, 'Without your consent this cannot be signed'],
  ])('is refused for the answer %s', async (field, answers, message) => {
    const { id, ada, questionnaire } = await paidAndAsking();
    const { status, body } = await sign(market, ada, { booking: id, questionnaire, answers });

    expect([status, body]).toMatchObject([422, { errors: { [`answers.${field}`]: [message] } }]);
  });

  test('of another version, or of what the booking does not ask, is refused', async () => {
    const { id, ada, questionnaire } = await paidAndAsking();
    const of = (change: object, answers?: Record<string, string>) =>
      sign(market, ada, {
        booking: id,
        questionnaire: { ...questionnaire, ...change },
        ...(answers ? { answers } : {}),
      });

    expect((await of({ version: 2 })).status).toBe(409);
    expect((await of({}, { ...fine, q9: 'yes' })).status).toBe(409);
    expect((await of({ id: 999_999 })).status).toBe(404);
  });

  test('stays with a booking that is moved, and can be opened with a new key', async () => {
    const { id, grace } = await signed();
    await startsIn(market, id, '3 days');
    // The admins of tests have second factors that no key opens.
    await market.db.deleteFrom('second_factors').execute();
    const { db, config } = market.deps;
    const [former, next] = [config.dataKeys[0], Buffer.alloc(32, 7)];
    await rotateDataKey({ db, config: { ...config, dataKeys: [next, former] } });
    expect((await readAnswers(market, grace, id)).status).toBe(500);
    await rotateDataKey({ db, config: { ...config, dataKeys: [former, next] } });
    const { body } = await readAnswers(market, grace, id);
    expect(body.questionnaires[0]?.signed?.answers).toEqual(fine);
  });
});

describe('an answer that rules the treatment out', () => {
  /** Paid by card, and due to start within 24 hours. */
  async function paidAndRuledOut() {
    const booked = await paidBooking(market);
    const questionnaire = await questionnaireOf(market, booked.grace);
    await startsIn(market, booked.id, '3 hours');
    await sign(market, booked.ada, { booking: booked.id, questionnaire, answers: ruledOut });

    return booked;
  }

  test('lets the customer cancel with a full refund at any notice', async () => {
    const { id, ada, grace } = await paidAndRuledOut();
    expect((await readAnswers(market, ada, id)).body).toMatchObject({
      ...{ ruled_out: true, can_cancel: true },
      questionnaires: [{ signed: { rules_out: ['q1'] } }],
    });
    expect(await markOf(grace, id)).toBe('ruled_out');

    expect((await cancel(ada, id)).status).toBe(200);
    const { total_amount: total, status } = await market.bookingRow(id);
    expect(status).toBe('cancelled_by_customer');
    const refunds = await sql<{ amount: number }>`select r.amount from refunds r
      join payments p on p.id = r.payment_id where p.booking_id = ${id}`.execute(market.db);
    expect(refunds.rows).toEqual([{ amount: total }]);
    expect((await cancel(ada, id)).status).toBe(409);
    expect((await readAnswers(market, ada, id)).body.can_cancel).toBe(false);
  });

  test('is read by nobody but the customer once the visit is cancelled (D105)', async () => {
    const { id, ada, grace } = await paidAndRuledOut();
    const readBy = async (as: TestUser) => (await readAnswers(market, as, id)).body;
    expect(JSON.stringify(await readBy(grace))).toContain(ruledOut.q1);
    await cancel(ada, id);

    expect(await readBy(grace)).toEqual({
      ...{ questionnaires: [], ruled_out: false, can_cancel: false },
    });
    expect(await readBy(ada)).toMatchObject({
      questionnaires: [{ signed: { answers: ruledOut } }],
    });
  });

  test('that gives a customer late cancellations back again and again is shown to admins, without the cause', async () => {
    const [ada, admin] = [await market.makeCustomer(), await market.makeAdmin()];
    const signs = async () => {
      const query = { per_page: 'all' as const };
      const { body } = await market.call(adminAbuse, { query }, { as: admin });
      return body.accounts.find(({ user_id }) => user_id === ada.id)?.signs;
    };
    for (const _ of [1, 2, 3]) {
      expect(await signs()).toBeUndefined();
      const { id, grace } = await paidBooking(market, { ada });
      const questionnaire = await questionnaireOf(market, grace);
      await startsIn(market, id, '3 hours');
      await sign(market, ada, { booking: id, questionnaire, answers: ruledOut });
      expect((await cancel(ada, id)).status).toBe(200);
    }

    expect(await signs()).toEqual([
      { sign: 'refunded_late', count: 3, reason: '', last_at: expect.any(String) },
    ]);
  });

  test('is told to the practitioner at once, in a mail without the answers', async () => {
    const { grace } = await paidAndRuledOut();

    const told = await mailAboutAnswers(grace);
    expect(told.text).toContain('must not be given');
    expect(told.text).not.toMatch(/pregnant|Ada Lovelace/);
    const harmless = await signed();
    const { subject, text } = await mailAboutAnswers(harmless.grace);
    expect(subject.replace(/on .*/, '')).toBe(told.subject.replace(/on .*/, ''));
    expect(text).not.toContain('must not be given');
  });

  test('lets the practitioner cancel, too, without a penalty', async () => {
    const { id, grace } = await paidAndRuledOut();

    expect((await cancel(grace, id)).status).toBe(200);
    expect((await market.bookingRow(id)).status).toBe('cancelled_by_practitioner');
    const penalties = await sql`select from penalties where booking_id = ${id}`.execute(market.db);
    expect(penalties.rows).toEqual([]);
  });

  test('that was changed too late refunds only if the practitioner cancels', async () => {
    const changedAt = async (interval: string, ask: (booked: Signed) => unknown = () => {}) => {
      const booked = await signed();
      await ask(booked);
      await startsIn(market, booked.id, interval);
      const { questionnaires } = (await readAnswers(market, booked.ada, booked.id)).body;
      const [questionnaire] = questionnaires;
      await sign(market, booked.ada, {
        booking: booked.id,
        questionnaire: questionnaire!,
        answers: ruledOut,
        replaces: questionnaire?.signed?.id ?? 0,
      });

      return booked;
    };
    const { id, ada, grace } = await changedAt('3 hours');
    const canCancel = async (as: TestUser) => (await readAnswers(market, as, id)).body.can_cancel;

    expect([await canCancel(ada), await canCancel(grace)]).toEqual([false, true]);
    const { status, body } = await cancel(ada, id);
    expect([status, body.message]).toEqual([409, expect.stringContaining('not refunded')]);
    expect((await market.bookingRow(id)).status).toBe('confirmed');
    expect((await cancel(grace, id)).status).toBe(200);

    // A new version numbers its questions anew; the ones that were asked before are the same.
    const renumbered = await changedAt('3 hours', ({ grace, questionnaire }) => {
      const draft = draftOf([grace.offers[0]?.subServiceId ?? 0]);
      const [first, ...others] = draft.questions;
      const body = { ...draft, questions: [first!, ...others.toReversed()], version: 1 };

      return market.call(
        changeOwnQuestionnaire,
        { ...params(questionnaire.id), body },
        { as: grace },
      );
    });
    expect((await cancel(renumbered.ada, renumbered.id)).status).toBe(409);

    const early = await changedAt('2 days');
    await startsIn(market, early.id, '36 hours');
    expect((await cancel(early.ada, early.id)).status).toBe(200);

    // What was said in time is not taken back by signing it once more.
    const again = await changedAt('2 days');
    await sql`update signed_questionnaires set signed_at = signed_at - interval '45 hours'
      where booking_id = ${again.id}`.execute(market.db);
    await startsIn(market, again.id, '3 hours');
    const { questionnaires } = (await readAnswers(market, again.ada, again.id)).body;
    await sign(market, again.ada, {
      booking: again.id,
      questionnaire: questionnaires[0]!,
      answers: { ...ruledOut, q3: 'None' },
      replaces: questionnaires[0]?.signed?.id ?? 0,
    });
    expect((await cancel(again.ada, again.id)).status).toBe(200);
  });

  test('that was changed in good time stays so when the practitioner moves the visit', async () => {
    const changed = async (interval: string, terms: RawBuilder<unknown>) => {
      const booked = await signed();
      await startsIn(market, booked.id, interval);
      await sql`update bookings set ${terms} where id = ${booked.id}`.execute(market.db);
      const [questionnaire] = (await readAnswers(market, booked.ada, booked.id)).body
        .questionnaires;
      const replaces = questionnaire?.signed?.id ?? 0;
      await sign(market, booked.ada, {
        ...{ booking: booked.id, questionnaire: questionnaire!, answers: ruledOut, replaces },
      });

      return booked;
    };
    const read = async ({ ada, id }: Signed) => (await readAnswers(market, ada, id)).body;

    // Moved nearer afterwards, and accepted.
    const before = await changed('3 days', sql`free_after_move = null`);
    await startsIn(market, before.id, '20 hours');
    await sql`update bookings set moved_from = clock_timestamp() + interval '3 days',
      moved_at = clock_timestamp() where id = ${before.id}`.execute(market.db);
    expect((await read(before)).can_cancel).toBe(true);
    expect((await cancel(before.ada, before.id)).status).toBe(200);

    // In the day in which cancelling is free of charge after a move (D104).
    const within = sql`moved_from = starts_at + interval '2 days',
      moved_at = clock_timestamp() - interval '1 hour',
      free_after_move = clock_timestamp() + interval '19 hours'`;
    const after = await changed('20 hours', within);
    expect((await cancel(after.ada, after.id)).status).toBe(200);

    // Too late by the new start, which it already had.
    const late = sql`moved_from = starts_at + interval '2 days',
      moved_at = clock_timestamp() - interval '1 hour'`;
    expect((await read(await changed('20 hours', late))).can_cancel).toBe(false);
  });

  test('promises nothing of what a bank has taken back', async () => {
    const { id, ada } = await paidAndRuledOut();
    await sql`insert into chargebacks (id, booking_id, amount)
      select ${`dp_${id}`}, id, total_amount from bookings where id = ${id}`.execute(market.db);

    expect((await cancel(ada, id)).body.message).toMatch(/Your bank has taken the payment back/);
  });

  test('is the only reason to cancel in this way', async () => {
    const { id, ada, grace } = await signed();
    expect((await cancel(ada, id)).body.message).toBe('No answer rules this treatment out');

    const { questionnaires } = (await readAnswers(market, ada, id)).body;
    const [questionnaire] = questionnaires;
    const signature = questionnaire?.signed?.id ?? 0;
    const again = (answers: Record<string, string>, replaces: number) =>
      sign(market, ada, { booking: id, questionnaire: questionnaire!, answers, replaces });
    const { body } = await again(ruledOut, signature);
    // Corrected: the newer signature counts.
    await again(fine, body.questionnaires[0]?.signed?.id ?? 0);
    expect((await cancel(grace, id)).status).toBe(409);
    await startsIn(market, id, '-1 minute');
    expect((await cancel(ada, id)).status).toBe(409);
  });

  test('shows nowhere for an admin: neither in the history nor in the columns', async () => {
    const { id, ada } = await paidAndRuledOut();
    const harmless = await signed();
    await cancel(ada, id);

    const { body } = await market.call(adminBooking, params(id), { as: await market.makeAdmin() });
    expect(JSON.stringify(body)).not.toMatch(/ruled|pregnan|health/i);
    expect(await eventsOf(market, id)).toContain('questionnaire_signed');
    expect(await eventsOf(market, harmless.id)).toContain('questionnaire_signed');
    const plain =
      await sql<object>`select to_jsonb(s) - 'sealed' - 'id' as row from signed_questionnaires s
      where booking_id = any (${[id, harmless.id]}::bigint[])`.execute(market.db);
    expect(JSON.stringify(plain.rows)).not.toMatch(/yes|ruled/i);
  });
});

describe('signed answers are erased', () => {
  const sealedOf = async (id: number) =>
    market.db
      .selectFrom('signed_questionnaires')
      .select(['sealed', 'version', 'signed_at'])
      .where('booking_id', '=', id)
      .executeTakeFirstOrThrow();

  test('some months after the visit, as the market decides; that they were signed stays', async () => {
    const { id, ada, grace } = await signed();
    await startsIn(market, id, '-11 months');
    await purgeExpired(market.deps);
    expect((await sealedOf(id)).sealed).not.toBeNull();

    await startsIn(market, id, '-13 months');
    await purgeExpired(market.deps);
    expect(await sealedOf(id)).toMatchObject({ sealed: null, version: 1 });
    for (const as of [ada, grace]) {
      const { body } = await readAnswers(market, as, id);
      expect(body.questionnaires[0]?.signed).toMatchObject({ name: null, answers: {} });
      expect(body.ruled_out).toBe(false);
    }
  });

  test('with the account of the customer, and do not come back', async () => {
    const { id, ada, grace } = await signed(ruledOut);
    const before = await sealedOf(id);
    await market.call(deleteAccount, {}, { as: ada });

    expect(await sealedOf(id)).toEqual({ ...before, sealed: null });
    // It was cancelled with the account (D105).
    expect((await readAnswers(market, grace, id)).body.questionnaires).toEqual([]);
    await expect(
      market.db
        .updateTable('signed_questionnaires')
        .set({ sealed: before.sealed })
        .where('booking_id', '=', id)
        .execute(),
    ).rejects.toThrow('is erased');
  });

  test('not with that of the practitioner: they are the customer’s', async () => {
    const { id, ada, grace, questionnaire } = await signed();
    await market.call(deletePractitionerAccount, {}, { as: grace });

    const { body } = await readAnswers(market, ada, id);
    expect(body.questionnaires[0]?.signed?.answers).toEqual(fine);
    const { withdrawn_at: withdrawnAt } = await market.db
      .selectFrom('questionnaires')
      .select('withdrawn_at')
      .where('id', '=', questionnaire.id)
      .executeTakeFirstOrThrow();
    expect(withdrawnAt).not.toBeNull();
  });

  test('and a version is never changed', async () => {
    const { questionnaire } = await paidAndAsking();

    await expect(
      market.db
        .updateTable('questionnaire_versions')
        .set({ title: 'Another' })
        .where('questionnaire_id', '=', questionnaire.id)
        .execute(),
    ).rejects.toThrow('stays as it was signed');
  });
});
