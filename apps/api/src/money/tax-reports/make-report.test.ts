// The report of a year: equal to the ledger, valid by the schema, and corrected where it has to be.
import { join } from 'node:path';
import * as contract from '@freely/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import type { TestPractitioner } from '../../../test/support/make-practitioner.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';
import { taxDetails } from '../../../test/support/tax-details.ts';
import {
  makeReportable,
  nameOperator,
  refundVisit,
  visitIn,
  taxYear as year,
} from '../../../test/support/tax-year.ts';
import { purgeExpired } from '../../back-office/retention/index.ts';
import { inTransaction } from '../../infrastructure/database/index.ts';
import { validateXml } from '../../infrastructure/xml/index.ts';
import { feeWithheldMovement, post } from '../ledger/index.ts';
import {
  fileReport,
  findReport,
  listReports,
  makeReport,
  messageXml,
  statementsOf,
} from './index.ts';

let api: TestApi;
let admin: { id: number; impersonatorId: null };
beforeAll(async () => {
  api = await startTestApi();
  await nameOperator(api);
  admin = { id: (await api.makeAdmin()).id, impersonatorId: null };
});
afterAll(() => api.close());
beforeEach(async () => {
  await sql`truncate tax_reports, tax_report_sellers`.execute(api.db);
  // The visits of the test before were long ago.
  await sql`update bookings set starts_at = s, ends_at = e, during = tstzrange(s, e)
    from (select id as moved, starts_at - interval '20 years' as s, ends_at - interval '20 years' as e
      from bookings where ends_at > now() - interval '10 years') t
    where id = moved`.execute(api.db);
});

const schema = join(import.meta.dirname, '../../../test/support/dpi-schema/message.xsd');
const make = () => makeReport(api.deps, admin, year);
const reports = () => listReports(api.db, year);
const statements = (id: number) => statementsOf(api.db, api.deps.config.dataKeys, id);
const sellerOf = async (reportId: number, { id }: { id: number }) =>
  (await statements(reportId)).find(({ practitionerId }) => practitionerId === id);
const xmlOf = async (id: number) => {
  const report = await findReport(api.db, id);
  return [...messageXml(report!, await statements(id))].join('');
};
/** Makes the report and files all of it; returns its messages. */
async function fileAll() {
  await make();
  for (const { id, filed_at } of await reports()) {
    if (filed_at === null) await fileReport(api.deps, admin, id);
  }

  return reports();
}
const only = async () => {
  const [report] = await reports();
  return report!.id;
};

test('the amounts are those of the ledger to the penny, by the London quarter of the visit', async () => {
  const grace = await makeReportable(api);
  // On 31 March it is summer time already: 23:59 in London is 22:59 in UTC.
  await visitIn(api, grace, `${year}-01-01 00:30`, { total_amount: 3_333 });
  await visitIn(api, grace, `${year}-03-31 23:59`, { total_amount: 1_001, discount_amount: 99 });
  await visitIn(api, grace, `${year}-04-01 00:30`, { total_amount: 7_777 });
  await visitIn(api, grace, `${year}-12-31 23:30`, { total_amount: 4_999 });
  await visitIn(api, grace, `${year}-01-01 02:00`, { total_amount: 0, discount_amount: 500 });
  const next = await visitIn(api, grace, `${year + 1}-01-01 00:30`, { total_amount: 9_999 });
  await make();

  expect(await sellerOf(await only(), grace)).toMatchObject({
    consideration: [2_666 + 880 + 400, 6_222, 0, 3_999],
    fees: [667 + 220 + 100, 1_555, 0, 1_000],
    activities: [3, 1, 0, 1],
  });
  const { consideration, fees } = (await sellerOf(await only(), grace))!;
  const sum = (parts: number[]) => parts.reduce((all, part) => all + part, 0);
  const inLedger = async (account: string) => {
    const { rows } = await sql<{ amount: number }>`
      select coalesce(sum(e.amount), 0)::bigint as amount from ledger_entries e
      join ledger_tx t on t.id = e.tx_id
      join bookings b on b.id = t.booking_id and b.practitioner_id = ${grace.id}
      where e.account = ${account} and b.id <> ${next}`.execute(api.db);
    return rows[0]!.amount;
  };
  expect(sum(consideration)).toBe(-(await inLedger(`practitioner:${grace.id}`)));
  expect(sum(fees)).toBe(-(await inLedger('fees')));
});

test('the cost of a cancellation that was withheld is a fee', async () => {
  const grace = await makeReportable(api);
  const id = await visitIn(api, grace, `${year}-06-01 12:00`);
  await inTransaction(api.db, (trx) => post(trx, id, 'p', [feeWithheldMovement(grace.id, 1_000)]));
  await make();

  expect(await sellerOf(await only(), grace)).toMatchObject({
    consideration: [0, 3_000, 0, 0],
    fees: [0, 2_000, 0, 0],
  });
});

test('the message is valid by the schema, whatever a name has in it', async () => {
  const grace = await makeReportable(api, {
    first_name: 'Zoë & "Co" <b>',
    last_name: "O'Neil ]]>",
    street: '1 < 2 & 3 > 2',
  });
  const bank_details = { sort_code: '108800', account_number: '00012345' };
  await api.call(contract.changePractitionerProfile, { body: { bank_details } }, { as: grace });
  await visitIn(api, grace, `${year}-06-01 12:00`, { total_amount: 5_050 });
  await make();
  const xml = await xmlOf(await only());

  expect(await validateXml(xml, schema)).toEqual([]);
  expect(xml).toContain('Zoë &amp; &quot;Co&quot; &lt;b&gt;');
  expect(xml).toContain('<dpi:TIN issuedBy="GB">AB123456C</dpi:TIN>');
  expect(xml).toContain('Sort code and account number">108800 00012345<');
  expect(xml).toContain('<dpi:ConsQ2 currCode="GBP">40</dpi:ConsQ2>');
  expect(xml).toContain('<dpi:FeesQ2 currCode="GBP">10</dpi:FeesQ2>');
  // The validator is one that refuses: the same without a birthday, or with two parts exchanged.
  const withoutBirthday = xml.replace(/<dpi:BirthInfo>.*?<\/dpi:BirthInfo>/, '');
  expect(await validateXml(withoutBirthday, schema)).not.toEqual([]);
  const swapped = xml.replace(
    /(<dpi:Consideration>.*?<\/dpi:Consideration>)(<dpi:NumberOfActivities>.*?<\/dpi:NumberOfActivities>)/,
    '$2$1',
  );
  expect(swapped).not.toBe(xml);
  expect(await validateXml(swapped, schema)).not.toEqual([]);
});

test('a year without anything to report says so', async () => {
  await make();
  const xml = await xmlOf(await only());

  expect(xml).toContain('<dpi:MessageTypeIndic>DPI403</dpi:MessageTypeIndic>');
  expect(await validateXml(xml, schema)).toEqual([]);
});

describe('making it again', () => {
  test('changes nothing while nothing has changed', async () => {
    const grace = await makeReportable(api);
    await visitIn(api, grace, `${year}-06-01 12:00`);
    expect(await make()).toBe(true);
    const id = await only();
    expect(await make()).toBe(false);

    expect((await reports()).map((each) => each.id)).toEqual([id]);
  });

  test('replaces what was not filed, and what it said is kept', async () => {
    const grace = await makeReportable(api);
    await visitIn(api, grace, `${year}-06-01 12:00`);
    await make();
    const before = await only();
    await give(grace, { last_name: 'Married' });
    expect(await make()).toBe(true);

    expect(await only()).not.toBe(before);
    expect(await findReport(api.db, before)).toBeNull();
    expect((await sellerOf(before, grace))?.identity.last_name).toBe('Example');
    await expect(fileReport(api.deps, admin, before)).rejects.toThrow('does not exist');
  });

  test('replaces what was not filed when it names who reports otherwise, and not what was', async () => {
    const grace = await makeReportable(api);
    await visitIn(api, grace, `${year}-06-01 12:00`);
    await make();
    const wrong = await only();
    await api.db.updateTable('settings').set({ company_tax_number: '1955839670' }).execute();
    expect(await make()).toBe(true);
    const right = await only();
    expect(right).not.toBe(wrong);
    expect(await xmlOf(right)).toContain('1955839670');
    expect(await make()).toBe(false);

    await fileReport(api.deps, admin, right);
    await nameOperator(api);
    expect(await make()).toBe(false);
    expect(await only()).toBe(right);
  });

  test('waits until the year is over, and until it is known who reports', async () => {
    await expect(makeReport(api.deps, admin, year + 1)).rejects.toThrow('not over');
    await api.db.updateTable('settings').set({ tax_operator_id: '' }).execute();
    await expect(make()).rejects.toThrow('market settings');
    await nameOperator(api);
  });
});

const give = (as: TestPractitioner, more: object) =>
  api.call(contract.giveTaxDetails, { body: { ...taxDetails, ...more } }, { as });

describe('after the report was filed', () => {
  test('a refund in the next quarter corrects the quarter of the visit', async () => {
    const grace = await makeReportable(api);
    const refunded = await visitIn(api, grace, `${year}-03-31 18:00`);
    await visitIn(api, grace, `${year}-05-01 12:00`);
    const [first] = await fileAll();
    await refundVisit(api, refunded);
    await make();
    const correction = (await reports()).at(-1)!;
    const xml = await xmlOf(correction.id);
    const before = await sellerOf(first!.id, grace);

    expect(correction.kind).toBe('correction');
    expect(await sellerOf(correction.id, grace)).toMatchObject({
      consideration: [0, 4_000, 0, 0],
      activities: [0, 1, 0, 0],
      corrects: before!.id,
    });
    expect(await validateXml(xml, schema)).toEqual([]);
    expect(xml).toContain('<dpi:MessageTypeIndic>DPI402</dpi:MessageTypeIndic>');
    expect(xml).toContain('<stf:DocTypeIndic>OECD0</stf:DocTypeIndic>');
    expect(xml).toContain('<stf:DocTypeIndic>OECD2</stf:DocTypeIndic>');
    expect(xml).toContain(`<stf:CorrDocRefId>${before!.docRef}</stf:CorrDocRefId>`);
    expect(before!.docRef).toContain(first!.message_ref);
  });

  test('a new name is a correction, and the next one refers to it', async () => {
    const grace = await makeReportable(api);
    await visitIn(api, grace, `${year}-06-01 12:00`);
    await fileAll();
    await give(grace, { last_name: 'Married' });
    const second = (await fileAll()).at(-1)!;
    await give(grace, { last_name: 'Divorced' });
    const third = (await fileAll()).at(-1)!;

    const [earlier, later] = [await sellerOf(second.id, grace), await sellerOf(third.id, grace)];
    expect(earlier?.identity.last_name).toBe('Married');
    expect(later?.identity.last_name).toBe('Divorced');
    expect(later?.correctedRef).toBe(earlier?.docRef);
    expect(await make()).toBe(false);
  });

  test('who earned nothing after all is deleted from it', async () => {
    const grace = await makeReportable(api);
    const id = await visitIn(api, grace, `${year}-06-01 12:00`);
    await fileAll();
    await refundVisit(api, id);
    const correction = (await fileAll()).at(-1)!;
    const xml = await xmlOf(correction.id);

    expect(xml).toContain('<stf:DocTypeIndic>OECD3</stf:DocTypeIndic>');
    expect(await validateXml(xml, schema)).toEqual([]);
    expect(await make()).toBe(false);
  });

  test('who gives the details late is added, in a message of its own', async () => {
    const [grace, late] = [await makeReportable(api), await api.makePractitioner()];
    await visitIn(api, grace, `${year}-06-01 12:00`);
    await visitIn(api, late, `${year}-06-02 12:00`);
    const [first] = await fileAll();
    expect(await sellerOf(first!.id, late)).toBeUndefined();
    await give(late, {});
    await make();
    const addition = (await reports()).at(-1)!;
    const xml = await xmlOf(addition.id);

    expect(addition.kind).toBe('addition');
    expect(xml).toContain('<dpi:MessageTypeIndic>DPI401</dpi:MessageTypeIndic>');
    expect(xml).not.toContain('OECD2');
    expect(await validateXml(xml, schema)).toEqual([]);
    expect((await statements(addition.id)).map(({ practitionerId }) => practitionerId)).toEqual([
      late.id,
    ]);
  });

  test('nothing of it can be changed any more', async () => {
    const grace = await makeReportable(api);
    await visitIn(api, grace, `${year}-06-01 12:00`);
    const [first] = await fileAll();

    await expect(
      sql`update tax_report_sellers set fees = '{0,0,0,0}'`.execute(api.db),
    ).rejects.toThrow('corrected');
    await expect(
      sql`update tax_reports set filed_at = null where id = ${first!.id}`.execute(api.db),
    ).rejects.toThrow('corrected');
  });
});

test('the practitioner reads what stands, to the penny; nobody else does', async () => {
  const grace = await makeReportable(api);
  const id = await visitIn(api, grace, `${year}-06-01 12:00`, { total_amount: 5_055 });
  await make();
  const copies = async (as = grace as { token: string }) =>
    (await api.call(contract.ownTaxReports, {}, { as: as as TestPractitioner })).body;
  expect(await copies()).toEqual([]);
  await fileAll();
  const nothing = { consideration: 0, fees: 0, activities: 0 };
  const june = { consideration: 40.44, fees: 10.11, activities: 1 };
  expect(await copies()).toMatchObject([
    {
      ...{ year, is_correction: false, is_withdrawn: false, account_ending: null },
      quarters: [nothing, june, nothing, nothing],
      total: june,
      details: { last_name: 'Example', tax_number: { ending: '56C' } },
    },
  ]);
  expect(await copies(await makeReportable(api))).toEqual([]);
  expect(await copies(await api.impersonate(grace))).toEqual([]);
  const { body } = await api.call(contract.ownData, {}, { as: grace });
  expect(body.practitioner?.tax_reports).toHaveLength(1);

  await refundVisit(api, id);
  await fileAll();
  expect(await copies()).toMatchObject([{ is_correction: true, is_withdrawn: true }]);
});

test('who left in March is reported, with the account that was paid', async () => {
  const grace = await makeReportable(api);
  const bank_details = { sort_code: '108800', account_number: '00012345' };
  await api.call(contract.changePractitionerProfile, { body: { bank_details } }, { as: grace });
  await visitIn(api, grace, `${year}-03-01 12:00`);
  await sql`update tax_details set requested_at = now() where practitioner_id = ${grace.id}`.execute(
    api.db,
  );
  await api.call(contract.deleteAccount, {}, { as: grace });
  await make();

  expect(await sellerOf(await only(), grace)).toMatchObject({
    identity: { ...taxDetails, account: bank_details },
    consideration: [4_000, 0, 0, 0],
  });
});

test('what was reported is deleted five years after the end of its year', async () => {
  const grace = await makeReportable(api);
  await visitIn(api, grace, `${year}-06-01 12:00`);
  await fileAll();
  const old = new Date().getFullYear() - 6;
  // As nothing filed can change, the clock is turned by another row.
  await sql`with report as (
      insert into tax_reports (year, kind, message_ref, operator, operator_ref)
      values (${old}, 'first', 'old', '{}', 'old') returning id)
    insert into tax_report_sellers
      (report_id, practitioner_id, doc_ref, consideration, fees, activities, sealed)
    select id, ${grace.id}, 'old-1', '{0,0,0,0}', '{0,0,0,0}', '{0,0,0,0}', '' from report`.execute(
    api.db,
  );
  await purgeExpired(api.deps);

  expect(await reports()).toHaveLength(1);
});
