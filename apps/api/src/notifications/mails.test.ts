import { endOtherSessions, register } from '@freely/api-client/contract';
import { brandOf } from '@freely/domain/brand';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { booking, settled } from '../../test/support/mailed-booking.ts';
import { freeSlot } from '../../test/support/make-practitioner.ts';
import {
  draftFor,
  startTestMarket,
  type TestMarket,
} from '../../test/support/start-test-market.ts';
import { inTransaction } from '../infrastructure/database/index.ts';
import { marketLanguage, translatorFor } from '../kernel/messages/index.ts';
import { noExtras } from './mail-extras.ts';
import { htmlOf, textOf } from './mail-layout.ts';
import { mailList, mailOf } from './mail-list.ts';
import { queueMail } from './queue-mail.ts';
import { sendMail } from './send-mail.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await startTestMarket({ worker: false });
});
afterAll(() => market.close());

const outbox = (userId: number) =>
  market.db
    .selectFrom('mail_outbox')
    .selectAll()
    .where('to_user_id', '=', userId)
    .orderBy('id')
    .execute();

describe('the outbox', () => {
  test('stores a mail only when its transaction commits, and each mail once', async () => {
    const { db, jobs } = market.deps;
    const ada = await market.makeCustomer();
    const mail = { kind: 'registration', toUserId: ada.id } as const;
    await inTransaction(db, (trx) => queueMail(trx, jobs, mail));
    await inTransaction(db, (trx) => queueMail(trx, jobs, mail));
    await expect(
      inTransaction(db, async (trx) => {
        await queueMail(trx, jobs, { ...mail, reason: 'again' });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');

    expect(await outbox(ada.id)).toHaveLength(1);
  });

  test('sends no link to confirm an email once the change of it has ended', async () => {
    const { db, jobs } = market.deps;
    const ada = await market.makeCustomer();
    const thief = `waiting-${ada.id}@freely.example`;
    // As while the mail server refuses: the queue tries again, for hours.
    await inTransaction(db, (trx) =>
      queueMail(trx, jobs, { kind: 'confirm_email', toUserId: ada.id, toEmail: thief }),
    );
    expect((await market.call(endOtherSessions, {}, { as: ada })).status).toBe(200);
    const [row] = await outbox(ada.id);
    await sendMail(market.deps, row!.id);

    expect(await market.mailsTo(thief)).toEqual([]);
  });

  test('sends a mail once, also when several workers try', async () => {
    const { db, jobs } = market.deps;
    const ada = await market.makeCustomer();
    await inTransaction(db, (trx) =>
      queueMail(trx, jobs, { kind: 'registration', toUserId: ada.id }),
    );
    const [row] = await outbox(ada.id);
    await Promise.all([1, 2, 3].map(() => sendMail(market.deps, row!.id)));
    await sendMail(market.deps, row!.id);

    const mails = await market.mailsTo(ada.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Welcome to Freely']);
    expect((await outbox(ada.id))[0]).toMatchObject({ attempts: 1, last_error: null });
  });

  test('retries when the server refused, and logs the reason without personal data', async () => {
    const { db, jobs } = market.deps;
    const ada = await market.makeCustomer();
    await inTransaction(db, (trx) =>
      queueMail(trx, jobs, { kind: 'registration', toUserId: ada.id }),
    );
    const [row] = await outbox(ada.id);
    const refused = Object.assign(new Error(`550 no such mailbox: ${ada.email}`), {
      code: 'EENVELOPE',
      responseCode: 550,
    });
    const refusing = {
      send: () => Promise.reject(refused),
      verify: async () => undefined,
      close: () => {},
    };
    // It is logged, and kept with the job.
    await expect(sendMail({ ...market.deps, mailer: refusing }, row!.id)).rejects.toThrow(
      /^The mail was not sent: EENVELOPE 550$/,
    );
    expect((await outbox(ada.id))[0]).toMatchObject({
      last_error: 'EENVELOPE 550',
      sent_at: null,
    });

    await sendMail(market.deps, row!.id);
    expect((await outbox(ada.id))[0]?.sent_at).not.toBeNull();
  });

  test('drops a mail that is no longer true at sending time (D52)', async () => {
    const { db, jobs } = market.deps;
    const [grace, ada] = [await market.makePractitioner(), await market.makeCustomer()];
    const { body } = await market.book(ada, draftFor(grace, freeSlot()));
    const confirmation = { kind: 'booking_paid_customer', toUserId: ada.id } as const;
    await inTransaction(db, (trx) => queueMail(trx, jobs, { ...confirmation, bookingId: body.id }));
    await db
      .updateTable('bookings')
      .set({ status: 'cancelled_by_practitioner' })
      .where('id', '=', body.id)
      .execute();
    const [row] = await outbox(ada.id);
    await sendMail(market.deps, row!.id);

    expect(await market.mailsTo(ada.email)).toEqual([]);
    expect((await outbox(ada.id))[0]?.dropped_at).not.toBeNull();
  });
});

test('a mail to an email that nobody has confirmed has no words of the person who typed it', async () => {
  const email = `stranger-${Date.now()}@freely.example`;
  const registered = await market.call(register, {
    body: {
      user_role: 'customer',
      first_name: 'You have won 500 pounds',
      email,
      phone: '07700900123',
      password: 'correct-horse-26',
      password_confirmation: 'correct-horse-26',
    },
  });
  expect(registered.status).toBe(201);
  const [row] = await outbox(registered.body.user_id);
  await sendMail(market.deps, row!.id);

  const [mail] = await market.mailsTo(email);
  expect(mail?.text).toContain('/confirm-email/');
  expect(JSON.stringify(mail)).not.toContain('You have won');
});

describe('a mail', () => {
  const to = {
    id: 1,
    email: 'ada@freely.example',
    isEmailConfirmed: true,
    firstName: '<b>Ada</b> & "Co"',
    lastName: '',
    roles: ['customer' as const],
    isApproved: true,
    isRejected: false,
  };
  const frame = { brand: brandOf(), language: marketLanguage, t: translatorFor(marketLanguage) };
  const { firstName } = to;
  const about = { ...frame, to, firstName, shellUrl: 'https://freely.example' };

  test('of an unknown kind throws, and so does one that needs a booking and has none', async () => {
    expect(() => mailOf('surprise')).toThrow('no mail of the kind surprise');
    const ada = await market.makeCustomer();
    const { jobs } = market.deps;
    await inTransaction(market.db, (trx) =>
      queueMail(trx, jobs, { kind: 'booking_paid_customer', toUserId: ada.id }),
    );
    const [row] = await outbox(ada.id);
    const claimed = { ...row!, toUserId: ada.id, toEmail: null, bookingId: null, detail: {} };
    await expect(mailOf(claimed.kind).write({ ...market.deps, ...frame }, claimed)).rejects.toThrow(
      'needs a booking',
    );
  });

  test('has the same content as HTML and as text, and escapes markup', () => {
    const mail = mailList.registration.template({ ...about, token: 'mailed' })!;
    const [html, text] = [htmlOf(mail, frame), textOf(mail, frame)];

    expect(html).toContain('<html lang="en-GB">');
    for (const paragraph of mail.paragraphs) {
      expect(html).toContain(paragraph);
      expect(text).toContain(paragraph);
    }
    for (const path of ['services-search', 'confirm-email/mailed']) {
      expect(html).toContain(`https://freely.example/${path}`);
      expect(text).toContain(`https://freely.example/${path}`);
    }
    const greeting = mailList.password_reset.template({ ...about, token: 'mailed' })!;
    expect(htmlOf(greeting, frame)).toContain('&lt;b&gt;Ada&lt;/b&gt; &amp; &quot;Co&quot;');
    expect(htmlOf(greeting, frame)).not.toContain('<b>Ada');
    expect(textOf(greeting, frame)).toContain('<b>Ada</b> & "Co"');
  });

  test('of approval is not sent to a practitioner who is not approved', () => {
    const waiting = { ...about, to: { ...to, isApproved: false } };
    expect(mailList.practitioner_approved.template(waiting)).toBeNull();
    expect(mailList.practitioner_approved.template(about)?.subject).toMatch(/approved/);
  });

  test('of rejection is not sent to a practitioner who was approved since', () => {
    const facts = { ...about, hasBookings: false, reason: '' };
    const rejected = { ...facts, to: { ...to, isApproved: false, isRejected: true } };
    expect(mailList.practitioner_rejected.template(facts)).toBeNull();
    expect(mailList.practitioner_rejected.template(rejected)?.subject).toMatch(/another look/);
  });

  test('attaches the appointment as a calendar entry in UTC', async () => {
    const [grace, ada] = [await market.makePractitioner(), await market.makeCustomer()];
    const { body } = await market.book(ada, draftFor(grace, freeSlot(5, '14:30')));
    const { findView } = await import('../booking/bookings/index.ts');
    const view = (await findView(market.db, body.id))!;
    const mail = mailList.booking_paid_customer.template({
      ...about,
      ...noExtras,
      booking: { ...view, status: 'confirmed' },
    })!;
    const ics = mail.attachments?.[0]?.content ?? '';

    const stamp = view.starts_at.toISOString().replace(/[-:]|\.\d+/g, '');
    expect(ics).toContain(`DTSTART:${stamp}`);
    expect(ics).toContain(`UID:booking-${body.id}@freely.example`);
    expect(ics.replaceAll('\r\n ', '')).toContain('LOCATION:7 Canary Row');
  });

  test('of confirmation says what cancelling costs at this moment', async () => {
    const [grace, ada] = [await market.makePractitioner(), await market.makeCustomer()];
    const { body } = await market.book(ada, draftFor(grace, freeSlot(5)));
    const { findView } = await import('../booking/bookings/index.ts');
    const view = (await findView(market.db, body.id))!;
    const closingIn = (hours: number) =>
      mailList.booking_paid_customer.template({
        ...about,
        ...noExtras,
        booking: {
          ...view,
          status: 'confirmed',
          starts_at: new Date(view.now.getTime() + hours * 3_600_000),
        },
      })?.closing;

    expect(closingIn(25)).toEqual([expect.stringContaining('for a full refund')]);
    expect(closingIn(24)).toEqual([
      expect.stringMatching(/there is no refund.*once that visit has begun\.$/),
    ]);
  });

  test('after a visit that was moved and never accepted asks whether it took place', async () => {
    const [grace, ada] = [await market.makePractitioner(), await market.makeCustomer()];
    const { body } = await market.book(ada, draftFor(grace, freeSlot(7)));
    const { findView } = await import('../booking/bookings/index.ts');
    const view = (await findView(market.db, body.id))!;
    const mailOfVisit = (awaits_customer: boolean) =>
      mailList.review_request.template({
        ...about,
        ...noExtras,
        booking: {
          ...view,
          status: 'completed',
          awaits_customer,
          starts_at: new Date('2026-07-01T09:00:00Z'),
          ends_at: new Date('2026-07-01T10:00:00Z'),
        },
      });

    expect(mailOfVisit(false)?.subject).toMatch(/^How was your appointment/);
    const question = mailOfVisit(true);
    expect(question?.subject).toMatch(/^Did your appointment with .* take place\?$/);
    expect(question?.paragraphs.join(' ')).toMatch(
      /did not accept.*before 11:00 on Thursday 2 July 2026.*you get your money back/,
    );
    expect(question?.action?.url).toMatch(/\/customer\/bookings\?open-booking=\d+$/);
  });

  test('of confirmation does not say of a free visit that it was paid, or will be', async () => {
    const [grace, ada] = [await market.makePractitioner(), await market.makeCustomer()];
    const { body } = await market.book(ada, draftFor(grace, freeSlot(6)));
    const { findView } = await import('../booking/bookings/index.ts');
    const booking = { ...(await findView(market.db, body.id))!, status: 'confirmed' as const };
    const mailsOf = (amounts: Partial<typeof booking>) => {
      const facts = { ...about, ...noExtras, booking: { ...booking, ...amounts } };
      const customer = mailList.booking_paid_customer.template(facts)!;
      const practitioner = mailList.booking_paid_practitioner.template(facts)!;

      return [...customer.paragraphs, ...practitioner.paragraphs, ...(practitioner.closing ?? [])];
    };
    const booked = [
      expect.stringMatching(/ is booked\.$/),
      expect.stringMatching(/ has booked\.$/),
    ];
    const payout = expect.stringMatching(/^You are paid/);

    expect(mailsOf({})).toEqual([
      expect.stringMatching(/ is booked and paid\.$/),
      expect.stringMatching(/ has booked and paid\.$/),
      payout,
    ]);
    expect(mailsOf({ total_amount: 0, discount_amount: 0 })).toEqual(booked);
    // The discount is the platform’s: the practitioner is paid all the same.
    expect(mailsOf({ total_amount: 0, discount_amount: 2500 })).toEqual([...booked, payout]);
  });

  test('of reminder asks for the word that a move still waits for, and does not threaten (D25, D104)', () => {
    const remind = (changes: Partial<typeof booking>) => {
      const facts = {
        ...{ ...about, ...noExtras, booking: { ...booking, ...changes } },
        detail: { starts_at: booking.starts_at.toISOString() },
      };

      return {
        customer: mailList.reminder_customer.template(facts)!,
        practitioner: mailList.reminder_practitioner.template(facts)!,
      };
    };

    const agreed = remind({});
    expect(agreed.customer.closing).toEqual([expect.stringMatching(/no-show and is not refunded/)]);
    expect(agreed.practitioner.closing).toEqual([expect.stringContaining('a full refund')]);
    expect(agreed.practitioner.paragraphs).toHaveLength(1);

    const moved = remind({ awaits_customer: true });
    expect(moved.customer.paragraphs).toEqual([
      expect.stringContaining('has moved your appointment'),
      expect.stringMatching(/accept the new time, or cancel for a full refund/),
    ]);
    expect(moved.customer.action).toEqual({
      label: 'Accept or cancel',
      url: `https://freely.example/customer/bookings?open-booking=${booking.id}`,
    });
    expect(moved.customer.closing).toEqual([]);
    expect(moved.practitioner.paragraphs[1]).toMatch(/^Until they accept the new time/);

    const free = { total_amount: 0, discount_amount: 0 };
    for (const booked of [free, { ...free, awaits_customer: true }]) {
      const { customer, practitioner } = remind(booked);
      expect(JSON.stringify([customer, practitioner])).not.toContain('refund');
    }
    expect(remind(free).customer.closing).toEqual([expect.stringMatching(/as a no-show\.$/)]);
  });

  test('of a move of a patch test says until when its treatment can be cancelled free of charge', () => {
    const visit = { ...booking, is_patch_test: true, total_amount: 0, discount_amount: 0 };
    const told = (treatment: typeof booking | null) =>
      mailList.booking_moved_customer.template({
        ...{ ...about, ...noExtras, booking: visit, treatment },
      })?.paragraphs;
    const until = new Date('2026-07-03T12:00:00Z');

    expect(told({ ...booking, free_after_move: until })).toEqual([
      expect.any(String),
      expect.stringMatching(/you can cancel the treatment before 13:00 on Friday 3 July 2026/),
    ]);
    for (const treatment of [null, { ...booking, now: until }, { ...booking, total_amount: 0 }]) {
      expect(told(treatment)).toHaveLength(1);
    }
  });

  test('of a late cancellation says so, also after a part was refunded by hand', () => {
    const mailsOf = (changes: Partial<typeof booking>) => {
      const cancelled = { ...booking, status: 'cancelled_by_customer' as const, ...changes };
      const facts = { ...about, ...noExtras, booking: cancelled };
      const { booking_cancelled_customer: toCustomer, booking_cancelled_practitioner: toOther } =
        mailList;

      return {
        customer: toCustomer.template(facts)?.paragraphs[1],
        practitioner: toOther.template(facts),
      };
    };
    const late = { is_late_cancelled: true, amount_promised: 500, amount_refunded: 500 };

    const kept = mailsOf(late);
    expect(kept.customer).toMatch(/it is not refunded, and your practitioner is paid/);
    expect(kept.practitioner?.facts).not.toContainEqual(['You earn', '£0.00']);
    expect(kept.practitioner?.closing).toHaveLength(1);
    for (const changes of [{ ...late, amount_promised: 6270 }, { amount_promised: 6270 }]) {
      expect(mailsOf(changes).customer).toMatch(/returning £62\.70/);
      expect(mailsOf(changes).practitioner?.facts).toContainEqual(['You earn', '£0.00']);
    }
    expect(mailsOf({ ...late, resold_amount: 500 }).customer).toMatch(/returning £5\.00/);
  });

  test.each([
    ['expired', /released when your payment arrived/],
    ['cancelled_by_customer', /you had cancelled the booking when your payment arrived/],
    ['cancelled_by_practitioner', /Grace .* had to cancel before your payment arrived/],
  ] as const)('of a payment that came too late says why: %s', (status, reason) => {
    const late = { ...booking, status, amount_refunded: 6270 };
    const facts = { ...about, ...noExtras, booking: late };

    expect(mailList.payment_refunded_late.template(facts)?.paragraphs).toEqual([
      expect.stringMatching(reason),
      expect.stringContaining('£62.70'),
    ]);
  });

  test('of a decision promises no pay for what the customer has had back, or for what was free', () => {
    const told = (
      outcome: 'for_customer' | 'for_practitioner',
      changes: Partial<typeof booking> = {},
    ) => {
      const decided = { ...booking, dispute: { ...settled, outcome }, ...changes };
      const facts = { ...about, ...noExtras, booking: decided };
      const { dispute_settled_customer: toCustomer, dispute_settled_practitioner: toPractitioner } =
        mailList;
      const saysTo = (mail: typeof toCustomer) => mail.template(facts)?.paragraphs.slice(1);

      return { customer: saysTo(toCustomer), practitioner: saysTo(toPractitioner) };
    };
    const lost = 'We have decided in your practitioner’s favour.';
    const won = 'We have decided in your favour.';
    const free = { total_amount: 0, discount_amount: 0 };

    expect(told('for_practitioner')).toEqual({
      customer: [lost, 'The payment is not refunded.'],
      practitioner: [won, 'You are paid in full.'],
    });
    expect(told('for_practitioner', { is_charged_back: true })).toEqual({
      customer: [lost, 'Your bank has taken the payment back already.'],
      practitioner: [won, expect.stringMatching(/bank has taken .* so you are not paid/)],
    });
    expect(told('for_practitioner', { amount_promised: booking.total_amount })).toEqual({
      customer: [lost, 'Your payment has been refunded already.'],
      practitioner: [won, expect.stringMatching(/payment back already, so you are not paid/)],
    });
    expect(told('for_practitioner', free)).toEqual({ customer: [lost], practitioner: [won] });
    // The discount is the platform’s.
    expect(told('for_practitioner', { total_amount: 0, discount_amount: 2500 })).toEqual({
      customer: [lost],
      practitioner: [won, 'You are paid in full.'],
    });
    // Of a part that support has returned by hand, only the rest is to come.
    expect(
      told('for_customer', { amount_promised: booking.total_amount, amount_by_hand: 270 }).customer,
    ).toEqual([expect.stringContaining('We are returning £60.00')]);
    // What was free by a discount was returned to nobody.
    expect(
      told('for_customer', { total_amount: 0, discount_amount: 2500 }).practitioner?.join(),
    ).not.toContain('payment back already');
    expect(told('for_customer', free).practitioner).toEqual([
      'We have decided in the customer’s favour.',
    ]);
  });
});
