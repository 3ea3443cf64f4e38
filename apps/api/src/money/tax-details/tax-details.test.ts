// What practitioners give for the tax authority, and what happens while they do not.
import * as contract from '@freely/api-client/contract';
import { taxStepDueAt } from '@freely/domain/tax-details';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { makeCompletedBooking } from '../../../test/support/completed-booking.ts';
import type { TestUser } from '../../../test/support/make-users.ts';
import { confirmedBooking } from '../../../test/support/paid-booking.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';
import { taxDetails } from '../../../test/support/tax-details.ts';
import { purgeExpired } from '../../back-office/retention/index.ts';
import { lockBooking } from '../../booking/bookings/index.ts';
import { bookingConfirmed } from '../../booking/events/index.ts';
import { inTransaction } from '../../infrastructure/database/index.ts';
import { markDue } from './missing-details.repository.ts';
import { openTaxDetails } from './sealed-details.ts';
import { findTaxDetails, requestOf } from './tax-details.repository.ts';
import { watchTaxDetails } from './watch-tax-details.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const give = (as: TestUser, changes: Partial<typeof taxDetails> = {}) =>
  api.call(contract.giveTaxDetails, { body: { ...taxDetails, ...changes } }, { as });
const read = async (as: TestUser) => (await api.call(contract.ownTaxDetails, {}, { as })).body;
const show = (as: TestUser) => api.call(contract.givenTaxDetails, {}, { as });
const mailsOf = async (id: number) => {
  const rows = await api.db
    .selectFrom('mail_outbox')
    .select('kind')
    .where('to_user_id', '=', id)
    .where('kind', 'in', ['tax_details_needed', 'tax_details_reminder', 'payouts_withheld'])
    .orderBy('id')
    .execute();

  return rows.map(({ kind }) => kind);
};
/** As if it had been asked so many days ago, and reminded when that was due. */
const setRequested = (id: number, days: number, reminded: [number | null, number | null]) =>
  sql`insert into tax_details (practitioner_id, requested_at, first_reminded_at, second_reminded_at)
    values (${id}, now() - make_interval(hours => ${days * 24}),
      now() - make_interval(hours => ${reminded[0] === null ? null : reminded[0] * 24}),
      now() - make_interval(hours => ${reminded[1] === null ? null : reminded[1] * 24}))`.execute(
    api.db,
  );

describe('the details', () => {
  test('are sealed, and read back without the number', async () => {
    const grace = await api.makePractitioner();
    expect((await give(grace)).status).toBe(200);

    const { tax_number: _, ...plain } = taxDetails;
    expect(await read(grace)).toEqual({ standing: 'given', withheld_from: null, details: null });
    expect((await show(grace)).body).toEqual({
      standing: 'given',
      withheld_from: null,
      details: { ...plain, tax_number: { kind: 'nino', ending: '56C' } },
    });
    const { rows } = await sql<{ text: string }>`
      select row_to_json(t)::text as text from tax_details t
      where practitioner_id = ${grace.id}`.execute(api.db);
    for (const value of Object.values(taxDetails)) expect(rows[0]?.text).not.toContain(value);
  });

  test.each([
    ['BT1 5GS', 200],
    ['JE2 3RA', 200],
    ['IM1 1AA', 200],
    ['XX1 1XX', 422],
  ])('with the postcode %s are answered %i', async (postcode, status) => {
    expect((await give(await api.makePractitioner(), { postcode })).status).toBe(status);
  });

  test('are in no answer to an admin who is logged in as the practitioner', async () => {
    const grace = await api.makePractitioner();
    await give(grace);
    const admin = await api.impersonate(grace);

    expect(await read(admin)).toMatchObject({ standing: 'given', details: null });
    expect((await show(admin)).status).toBe(403);
  });

  test('are in the download of the own data', async () => {
    const grace = await api.makePractitioner();
    await give(grace);
    const { body } = await api.call(contract.ownData, {}, { as: grace });

    expect(body.practitioner?.tax_details).toMatchObject({
      street: taxDetails.street,
      tax_number: { ending: '56C' },
    });
  });
});

describe('who has not given them', () => {
  test('is asked with the first paid booking, and once', async () => {
    const { grace, id } = await confirmedBooking(api);
    await inTransaction(api.db, async (trx) => {
      const booking = await lockBooking(trx, id);
      await api.deps.events.publish(trx, bookingConfirmed, { booking: booking! });
      await api.deps.events.publish(trx, bookingConfirmed, { booking: booking! });
    });
    const row = await findTaxDetails(api.db, grace.id);

    expect(row?.requested_at).toBeInstanceOf(Date);
    expect(await mailsOf(grace.id)).toEqual(['tax_details_needed']);
    expect((await read(grace)).standing).toBe('requested');
  });

  test('is reminded twice, and told when payouts are withheld, each once', async () => {
    const [first, second, third] = [
      await api.makePractitioner(),
      await api.makePractitioner(),
      await api.makePractitioner(),
    ];
    await setRequested(first.id, 20, [null, null]);
    await setRequested(second.id, 40, [20, null]);
    await setRequested(third.id, 60, [40, 20]);
    await watchTaxDetails(api.deps);
    await watchTaxDetails(api.deps);

    expect(await mailsOf(first.id)).toEqual(['tax_details_reminder']);
    expect(await mailsOf(second.id)).toEqual(['tax_details_reminder']);
    expect(await mailsOf(third.id)).toEqual(['payouts_withheld']);
    expect((await read(third)).standing).toBe('withheld');
  });

  test('hears nothing more once they are given', async () => {
    const grace = await api.makePractitioner();
    await setRequested(grace.id, 60, [40, 20]);
    await give(grace);
    await watchTaxDetails(api.deps);

    expect(await mailsOf(grace.id)).toEqual([]);
    expect((await read(grace)).standing).toBe('given');
  });
});

const instants: [number, [number | null, number | null]][] = [
  [19, [null, null]],
  [20, [null, null]],
  [39, [19, null]],
  [40, [20, null]],
  [45, [13, null]],
  [45, [14, null]],
  [59, [39, 19]],
  [60, [40, 20]],
  [70, [50, 13]],
  [70, [50, 14]],
];
test.each(instants)(
  'after %d days, with reminders %j days ago, the list and the rule agree',
  async (days, reminded) => {
    const grace = await api.makePractitioner();
    await setRequested(grace.id, days, reminded);
    const row = await findTaxDetails(api.db, grace.id);
    const next = reminded.filter((each) => each !== null).length as 0 | 1 | 2;
    const due = taxStepDueAt(requestOf(row), next);
    const isDue = due !== null && due <= new Date();
    const marked = await inTransaction(api.db, (trx) =>
      markDue(trx, (['first', 'second', 'withheld'] as const)[next]),
    );

    expect(marked.some(({ practitionerId }) => practitionerId === grace.id)).toBe(isDue);
  },
);

describe('who leaves', () => {
  test('with something to report is kept for it, with the account, until five years are over', async () => {
    const grace = await api.makePractitioner();
    await makeCompletedBooking(api.db, await api.makeCustomer(), grace);
    await setRequested(grace.id, 5, [null, null]);
    await give(grace);
    const bank_details = { sort_code: '108800', account_number: '00012345' };
    await api.call(contract.changePractitionerProfile, { body: { bank_details } }, { as: grace });
    expect((await api.call(contract.deleteAccount, {}, { as: grace })).status).toBe(200);

    const kept = await findTaxDetails(api.db, grace.id);
    expect(kept?.left_at).toBeInstanceOf(Date);
    expect(openTaxDetails(api.deps.config.dataKeys, kept!)).toEqual({
      ...taxDetails,
      account: bank_details,
    });

    const year = new Date().getFullYear();
    await leftOn(grace.id, `${year - 5}-01-01 12:00`);
    await purgeExpired(api.deps);
    expect(await findTaxDetails(api.db, grace.id)).not.toBeNull();
    await leftOn(grace.id, `${year - 6}-12-31 12:00`);
    await purgeExpired(api.deps);
    expect(await findTaxDetails(api.db, grace.id)).toBeNull();
  });

  test('without having given them is known by name, and is no longer reminded', async () => {
    const grace = await api.makePractitioner();
    await setRequested(grace.id, 59, [39, 19]);
    await api.call(contract.deletePractitionerAccount, {}, { as: grace });
    await watchTaxDetails(api.deps);

    const kept = await findTaxDetails(api.db, grace.id);
    expect(openTaxDetails(api.deps.config.dataKeys, kept!)).toMatchObject({
      first_name: expect.stringMatching(/^(?!Former)./),
    });
    expect(kept).toMatchObject({ given_at: null, left_at: expect.any(Date) });
    expect(await mailsOf(grace.id)).toEqual([]);
  });

  test('without anything to report leaves nothing behind', async () => {
    const grace = await api.makePractitioner();
    await give(grace);
    await api.call(contract.deleteAccount, {}, { as: grace });

    expect(await findTaxDetails(api.db, grace.id)).toBeNull();
  });
});

const leftOn = (id: number, at: string) =>
  sql`update tax_details set left_at = ${at}::timestamp at time zone 'Europe/London'
    where practitioner_id = ${id}`.execute(api.db);
