// Who may make, read and file the reports to the tax authority, and what they see of it.
import * as contract from '@freely/api-client/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import type { TestUser } from '../../../test/support/make-users.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';
import {
  makeReportable,
  nameOperator,
  visitIn,
  taxYear as year,
} from '../../../test/support/tax-year.ts';

let api: TestApi;
let admin: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.makeAdmin();
  await api.db.insertInto('account_rights').values({ user_id: admin.id, name: 'tax' }).execute();
});
afterAll(() => api.close());

const query = { year: String(year) };
const look = (as = admin) => api.call(contract.adminTaxYear, { query }, { as });
const make = (as = admin) => api.call(contract.makeTaxReport, { body: { year } }, { as });
const file = (id: number, as = admin) =>
  api.call(contract.fileTaxReport, { params: { id: String(id) } }, { as });
const download = (id: number, { token }: TestUser = admin) =>
  api.app.inject({
    url: `${api.deps.config.basePath}/dashboard/admin/tax-reports/${id}/file`,
    headers: { authorization: `Bearer ${token}` },
  });

test('for an admin without the right, and for everybody else, there are no reports', async () => {
  const [other, grace] = [await api.makeAdmin(), await api.makePractitioner()];

  expect((await look(other)).status).toBe(404);
  expect((await make(other)).status).toBe(404);
  expect((await file(1, other)).status).toBe(404);
  expect((await download(1, other)).statusCode).toBe(404);
  expect((await download(1, grace)).statusCode).toBe(403);
  const rights = async (as: TestUser) =>
    (await api.call(contract.adminRights, {}, { as })).body.tax;
  expect([await rights(admin), await rights(other)]).toEqual([true, false]);
});

test('from whose details are missing to a filed report, each step in the audit log', async () => {
  const grace = await makeReportable(api, { last_name: 'Secret-Legal-Name' });
  const late = await api.makePractitioner();
  await visitIn(api, grace, `${year}-02-01 12:00`);
  await visitIn(api, late, `${year}-02-02 12:00`, { total_amount: 2_500 });
  await sql`insert into tax_details
      (practitioner_id, requested_at, first_reminded_at, second_reminded_at)
    values (${late.id}, now() - interval '70 days', now() - interval '50 days',
      now() - interval '30 days')`.execute(api.db);

  const before = await look();
  expect(before.body).toMatchObject({
    ...{ year, due_on: `${year + 1}-01-31`, is_over: true, names_operator: false, reports: [] },
    complete: { practitioners: 1, consideration: 40, fees: 10, activities: 1 },
    left_out: { practitioners: 1, consideration: 20, fees: 5, activities: 1 },
    missing: [{ id: late.id, standing: 'withheld', reminders: 2, has_left: false }],
  });
  expect((await make()).status).toBe(409);

  await nameOperator(api);
  const made = await make();
  const id = made.body.reports[0]!.id;
  expect(made.body.reports).toMatchObject([{ kind: 'first', practitioners: 1, filed_at: null }]);
  expect((await make()).body.message).toMatch(/Nothing has changed/);
  // The screen never has what was given: that is in the file alone.
  expect(JSON.stringify(made.body)).not.toContain('Secret-Legal-Name');

  const xml = await download(id);
  expect(xml.headers['content-type']).toMatch('application/xml');
  expect(xml.body).toContain('<dpi:LastName>Secret-Legal-Name</dpi:LastName>');

  expect((await file(id)).body.reports[0]?.filed_at).not.toBeNull();
  expect((await file(id)).status).toBe(409);
  const { rows: mails } = await sql`select to_user_id from mail_outbox
    where kind = 'tax_copy_ready'`.execute(api.db);
  expect(mails).toEqual([{ to_user_id: grace.id }]);
  const { rows: audited } = await sql<{ action: string }>`select action from audit_log
    where subject = ${`tax_report:${id}`} order by id`.execute(api.db);
  expect(audited.map(({ action }) => action)).toEqual([
    'tax_report.make',
    'tax_report.download',
    'tax_report.file',
  ]);
});

test('without a year, the last one that is over is shown', async () => {
  const { body } = await api.call(contract.adminTaxYear, { query: {} }, { as: admin });

  expect(body.year).toBe(year);
  expect(body.years.at(-1)).toBe(2024);
});
