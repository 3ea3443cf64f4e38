// A request that was under way while its account was erased brings nothing back (D42).
import * as contract from '@freely/api-client/contract';
import { addDays, londonDay } from '@freely/domain/london-time';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { makeCompletedBooking } from '../../../test/support/completed-booking.ts';
import type { TestPractitioner } from '../../../test/support/make-practitioner.ts';
import type { TestUser } from '../../../test/support/make-users.ts';
import { confirmedBooking, startsIn } from '../../../test/support/paid-booking.ts';
import { settlesOrBlocks } from '../../../test/support/settles-or-blocks.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';
import { inTransaction } from '../../infrastructure/database/index.ts';
import { sendMail } from '../../notifications/index.ts';
import { personalDataErased } from '../events/index.ts';
import { eraseAgain } from './delete-account.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

type Sides = readonly ('customer' | 'practitioner')[];

/** The write begins when all is erased but nothing is committed; returns the status of its answer. */
async function eraseDuring(
  { id, email }: TestUser,
  write: () => Promise<{ status: number }>,
  sides: Sides = ['customer', 'practitioner'],
): Promise<number> {
  let answer: Promise<{ status: number }> | undefined;
  await inTransaction(api.db, async (trx) => {
    await sql`select from users where id = ${id} for update`.execute(trx);
    await api.deps.events.publish(trx, personalDataErased, { userId: id, email, sides });
    answer = write();
    await settlesOrBlocks(api.db, answer);
  });

  return (await answer!).status;
}

describe('the mail about the deletion', () => {
  const mailsTo = (userId: number) =>
    api.db
      .selectFrom('mail_outbox')
      .select(['id', 'kind', 'to_address', 'dropped_at'])
      .where('to_user_id', '=', userId)
      .where('kind', '=', 'account_deleted')
      .execute();

  test('loses its address once everything is erased again, and is not sent then', async () => {
    const ada = await api.makeCustomer();

    await api.call(contract.deleteAccount, {}, { as: ada });
    const queued = await mailsTo(ada.id);
    await eraseAgain(api.deps, ada.id);
    const erased = await mailsTo(ada.id);
    await sendMail(api.deps, queued[0]!.id);

    expect(queued.map((mail) => mail.to_address)).toEqual([ada.email]);
    expect(erased.map((mail) => mail.to_address)).toEqual([null]);
    expect((await mailsTo(ada.id))[0]!.dropped_at).not.toBeNull();
  });

  test('is sent however often the account is deleted at once', async () => {
    const ada = await api.makeCustomer();
    const deletions = [1, 2, 3, 4].map(() => api.call(contract.deleteAccount, {}, { as: ada }));
    const statuses = (await Promise.all(deletions)).map(({ status }) => status);

    expect(statuses.toSorted()).toEqual([200, 401, 401, 401]);
    expect((await mailsTo(ada.id)).map((mail) => mail.to_address)).toEqual([ada.email]);
  });

  test('goes to the address also when nobody has confirmed it: what was booked was mailed there', async () => {
    const ada = await api.makeCustomer();
    await sql`update users set email_confirmed_at = null where id = ${ada.id}`.execute(api.db);

    await api.call(contract.deleteAccount, {}, { as: ada });

    expect((await mailsTo(ada.id)).map((mail) => mail.to_address)).toEqual([ada.email]);
  });
});

test('the settings of a customer stay erased', async () => {
  const ada = await api.makeCustomer();
  const body = { first_name: 'Zenobia', phone: '07700912345' };

  expect(
    await eraseDuring(ada, () => api.call(contract.changeUserSettings, { body }, { as: ada })),
  ).toBe(401);

  const { rows } = await sql`select first_name, phone from users where id = ${ada.id}`.execute(
    api.db,
  );
  expect(rows).toEqual([{ first_name: 'Former', phone: '' }]);
});

const day = addDays(londonDay(new Date()), 20);

const writes: [string, (as: TestPractitioner) => Promise<{ status: number }>, string][] = [
  [
    'bio',
    (as) => api.call(contract.changePractitionerProfile, { body: { bio: 'Zenobia' } }, { as }),
    "select from practitioners where bio <> '' and user_id =",
  ],
  [
    'bank details',
    (as) =>
      api.call(
        contract.changePractitionerProfile,
        { body: { bank_details: { sort_code: '200000', account_number: '55779911' } } },
        { as },
      ),
    'select from bank_details where practitioner_id =',
  ],
  [
    'salon',
    (as) => {
      const salon = [{ salon_id: as.salonIds[0] ?? 0, name: 'Zenobia' }];
      return api.call(contract.changeLocationTypes, { body: { salon } }, { as });
    },
    "select from salons where name <> '' and practitioner_id =",
  ],
  [
    'time off',
    (as) => api.call(contract.addTimeOff, { body: { title: 'Zenobia', date: day } }, { as }),
    'select from time_off where practitioner_id =',
  ],
  [
    'secret URL',
    (as) => api.call(contract.addCalendarFeed, { body: { own: true } }, { as }),
    'select from calendar_addresses where practitioner_id =',
  ],
  [
    'invitation',
    (as) =>
      api.call(contract.inviteReviewer, { body: { reviewer_email: 'z@client.example' } }, { as }),
    'select from review_invitations where practitioner_id =',
  ],
];

test('a second factor stays erased', async () => {
  const grace = await api.makePractitioner();
  const setUp = () => api.call(contract.setUpSecondFactor, {}, { as: grace });

  expect(await eraseDuring(grace, setUp)).toBe(401);
  const { rows } = await sql`select from second_factors where user_id = ${grace.id}`.execute(
    api.db,
  );
  expect(rows).toEqual([]);
});

test.each(writes)('the %s of a practitioner stays erased', async (_, write, left) => {
  const grace = await api.makePractitioner({ salons: [{ name: 'Calm' }] });

  expect(await eraseDuring(grace, () => write(grace))).toBe(401);

  const { rows } = await sql.raw(`${left} ${grace.id}`).execute(api.db);
  expect(rows).toEqual([]);
});

test.each(writes)(
  'the %s of somebody who stays as a customer stays erased',
  async (_, write, left) => {
    const grace = await api.makePractitioner({ salons: [{ name: 'Calm' }] });

    expect(await eraseDuring(grace, () => write(grace), ['practitioner'])).toBeGreaterThan(399);

    const { rows } = await sql.raw(`${left} ${grace.id}`).execute(api.db);
    expect(rows).toEqual([]);
  },
);

describe('what was written about a booking stays erased', () => {
  const details = 'Zenobia';

  test('a report of lateness', async () => {
    const { id, ada } = await confirmedBooking(api);
    await startsIn(api, id, '-30 minutes');
    const report = () =>
      api.call(
        contract.reportLateness,
        { params: { id: String(id) }, body: { details } },
        { as: ada },
      );

    expect(await eraseDuring(ada, report)).toBe(401);
    expect(await disputesOf(id)).toEqual([]);
  });

  test.each<[string, Sides]>([
    ['with the account', ['customer', 'practitioner']],
    ['with the practitioner’s side alone', ['practitioner']],
  ])('the answer to it, %s', async (_, sides) => {
    const { id, ada, grace } = await confirmedBooking(api);
    await startsIn(api, id, '-30 minutes');
    const call = { params: { id: String(id) } };
    await api.call(contract.reportLateness, { ...call, body: {} }, { as: ada });
    const answer = () =>
      api.call(
        contract.answerLateness,
        { ...call, body: { agree: false, details } },
        { as: grace },
      );

    expect(await eraseDuring(grace, answer, sides)).toBe(401);
    expect(await disputesOf(id)).toEqual([{ customer_words: '', practitioner_words: '' }]);
  });

  test('a review', async () => {
    const [ada, grace] = [await api.makeCustomer(), await api.makePractitioner()];
    const id = await makeCompletedBooking(api.db, ada, grace);
    const body = {
      friendliness: 5,
      communication: 5,
      satisfaction: 5,
      timekeeping: 5,
      review: details,
    };
    const review = () =>
      api.call(contract.reviewBooking, { params: { booking_id: String(id) }, body }, { as: ada });

    expect(await eraseDuring(ada, review)).toBe(401);
    const { rows } = await sql`select from reviews where booking_id = ${id}`.execute(api.db);
    expect(rows).toEqual([]);
  });
});

const disputesOf = (bookingId: number) =>
  api.db
    .selectFrom('booking_disputes')
    .select(['customer_words', 'practitioner_words'])
    .where('booking_id', '=', bookingId)
    .execute();
