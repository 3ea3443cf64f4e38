// Every change by an admin is in the audit log, with who made it (D34). A call that is missing from
// this list fails the first test.
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { promote } from '../../../test/support/make-users.ts';
import { policy } from '../../../test/support/permissions.ts';
import { makeWorld, pathTo, targetOf, type World } from '../../../test/support/policy-world.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
// A discount would change the price of the next world's booking.
afterEach(async () => {
  await sql`update loyalty_scheme set first_booking_discount = 0`.execute(api.db);
  await sql`update settings set travel_buffer_minutes = 0`.execute(api.db);
});

interface Write {
  action: string;
  object: (world: World) => string;
  body?: object;
  /** SQL that runs first, so that the call changes something. */
  before?: (world: World) => string;
  /** Who may not make the call, if they are admins too: it is about them (D88). */
  concerns?: ('customer' | 'practitioner')[];
}

const mayReport = (id: number) =>
  `insert into account_rights (user_id, name) values (${id}, 'tax')`;

/** The review of the world is by its customer. */
const wroteIt = ({ review, booking }: World) =>
  `update reviews set booking_id = ${booking} where id = ${review}`;

const writes: Record<string, Write> = {
  'POST /practitioner-approval/approve/:user_id': {
    action: 'practitioner.approve',
    object: ({ users }) => `practitioner:${users.practitioner.id}`,
    before: ({ users }) =>
      `update practitioners set approved = null where user_id = ${users.practitioner.id}`,
    concerns: ['practitioner'],
  },
  'POST /practitioner-approval/reject/:user_id': {
    action: 'practitioner.reject',
    object: ({ users }) => `practitioner:${users.practitioner.id}`,
    concerns: ['practitioner'],
  },
  'POST /dashboard/admin/disputes/:id/settle': {
    action: 'dispute.settle',
    object: ({ dispute }) => `dispute:${dispute}`,
    before: ({ booking }) =>
      `update bookings set status = 'confirmed', paid_at = now() where id = ${booking}`,
    concerns: ['customer', 'practitioner'],
  },
  'POST /dashboard/admin/papers/:id/decision': {
    action: 'paper.approve',
    object: ({ paper }) => `paper:${paper}`,
    concerns: ['practitioner'],
  },
  'PUT /dashboard/admin/paper-kinds': {
    action: 'paper_kind.change',
    object: () => 'paper_kind:dbs',
  },
  'POST /dashboard/admin/paper-bookings': {
    action: 'booking.keep_without_papers',
    object: ({ booking }) => `booking:${booking}`,
    before: ({ booking, users }) =>
      `with paid as (
        update bookings set status = 'confirmed', paid_at = now() where id = ${booking})
      update practitioners set work_dates = '{}' where user_id = ${users.practitioner.id}`,
    concerns: ['customer', 'practitioner'],
  },
  'PUT /dashboard/admin/patchTests/:id': {
    action: 'patch_test_rule.change',
    object: ({ treatment }) => `treatment:${treatment}`,
    // Any rule would refuse the bookings of the other worlds.
    body: { rule: null, reason: 'The supplier no longer asks for it' },
  },
  'POST /dashboard/admin/questionnaires': {
    action: 'questionnaire.publish',
    // The latest of all.
    object: ({ marketQuestionnaire }) => `questionnaire:${marketQuestionnaire + 1}`,
  },
  'PUT /dashboard/admin/questionnaires/:id': {
    action: 'questionnaire.publish',
    object: ({ marketQuestionnaire }) => `questionnaire:${marketQuestionnaire}`,
  },
  'DELETE /dashboard/admin/questionnaires/:id': {
    action: 'questionnaire.withdraw',
    object: ({ marketQuestionnaire }) => `questionnaire:${marketQuestionnaire}`,
  },
  'PUT /dashboard/admin/settings': {
    action: 'setting.change',
    object: () => 'setting:travel_buffer_minutes',
    before: () => 'update settings set version = 7, travel_buffer_minutes = 0',
    body: { name: 'travel_buffer_minutes', value: 5, reason: 'Traffic', version: 7 },
  },
  'POST /dashboard/admin/releases': {
    action: 'release.kill',
    object: () => 'release:mfe-booking',
    before: ({ users }) =>
      `insert into account_rights (user_id, name) values (${users.admin.id}, 'release')`,
    body: { unit: 'mfe-booking', verb: 'kill', reason: 'It charges twice' },
  },
  'POST /dashboard/admin/tax-reports': {
    action: 'tax_report.make',
    object: () => expect.stringMatching(/^tax_report:\d+$/) as unknown as string,
    before: ({ users }) => `${mayReport(users.admin.id)};
      update settings set company_name = 'C', company_tax_number = '1', tax_operator_id = 'X'`,
    body: { year: new Date().getFullYear() - 1 },
  },
  'POST /dashboard/admin/tax-reports/:id/filed': {
    action: 'tax_report.file',
    object: () => 'tax_report:1',
    before: ({ users }) => `${mayReport(users.admin.id)};
      delete from tax_report_sellers; delete from tax_reports;
      insert into tax_reports (id, year, kind, message_ref, operator, operator_ref)
      values (1, 2024, 'first', 'r', '{}', 'r')`,
  },
  'POST /dashboard/admin/book-differences': {
    action: 'movement.explain',
    object: () => 'movement:ch_policy',
  },
  'POST /dashboard/admin/bookings/:id/failed-refund': {
    action: 'refund.again',
    object: ({ booking }) => `booking:${booking}`,
    before: ({ booking }) =>
      `with paid as (insert into payments (booking_id, status, amount, captured)
          values (${booking}, 'succeeded', 500, 500)
          on conflict (booking_id) do update set amount = 500, captured = 500, refunded = 0
          returning id)
        insert into refunds (payment_id, operation_key, status, amount, reason)
        select id, 'audited-' || id, 'failed', 500, 'resold' from paid`,
    concerns: ['customer', 'practitioner'],
  },
  'POST /dashboard/admin/gifts/:id/give': {
    action: 'gift.give',
    object: ({ gift }) => `gift:${gift}`,
    concerns: ['customer'],
  },
  'POST /dashboard/admin/penalties/:id/waive': {
    action: 'penalty.waive',
    object: ({ penalty }) => `penalty:${penalty}`,
    body: { reason: 'She was ill' },
    concerns: ['practitioner'],
  },
  'POST /dashboard/admin/admin-discount-for-customer/:customer_id': {
    action: 'customer.discount',
    object: ({ users }) => `customer:${users.customer.id}`,
    body: { discount: 15 },
    concerns: ['customer'],
  },
  'POST /dashboard/admin/set-first-booking-discount': {
    action: 'loyalty.first_booking',
    object: () => 'loyalty',
    body: { first_booking_discount: 12 },
  },
  'POST /dashboard/admin/set-rebook-discount': {
    action: 'loyalty.rebook',
    object: () => 'loyalty',
    body: { rebook_discount: 11 },
  },
  'POST /dashboard/admin/set-time-discount': {
    action: 'loyalty.time',
    object: () => 'loyalty',
    body: {
      time_discount: 9,
      time_discount_from: '2026-12-01 09:00',
      time_discount_to: '2026-12-24 18:00',
    },
  },
  'POST /dashboard/admin/mails/:id/retry': {
    action: 'mail.retry',
    object: ({ mail }) => `mail:${mail}`,
  },
  'POST /dashboard/admin/reviews/:id/hide': {
    action: 'review.hide',
    object: ({ review }) => `review:${review}`,
    before: wroteIt,
    body: { reason: 'Abusive' },
    concerns: ['customer', 'practitioner'],
  },
  'POST /dashboard/admin/reviews/:id/unhide': {
    action: 'review.unhide',
    object: ({ review }) => `review:${review}`,
    before: (world) =>
      `${wroteIt(world)}; update reviews set hidden_reason = 'Abusive' where id = ${world.review}`,
    concerns: ['customer', 'practitioner'],
  },
  'POST /dashboard/admin/abuse/:user_id/lift': {
    action: 'limits.lift',
    object: ({ users }) => `user:${users.customer.id}`,
    body: { hours: 24, reason: 'Books for a wedding' },
    concerns: ['customer'],
  },
  'POST /dashboard/admin/second-factors/:user_id/reset': {
    action: 'second_factor.reset',
    object: ({ users }) => `user:${users.customer.id}`,
    before: ({ users }) =>
      `insert into second_factors (user_id, sealed, confirmed_at)
       values (${users.customer.id}, '', now())`,
    body: { reason: 'Phone and codes are lost' },
    concerns: ['customer'],
  },
  'POST /dashboard/admin/userLogIn/:user_id': {
    action: 'impersonation.start',
    object: ({ users }) => `user:${users.customer.id}`,
  },
};

test('the list has every call that lets an admin change something', () => {
  const ofAdmins = policy
    .filter(
      ([route, anonymous, customer]) =>
        !route.startsWith('GET ') && anonymous === 401 && customer === 403,
    )
    .filter(([, , , , practitioner]) => practitioner === 403)
    .map(([route]) => route);

  expect(Object.keys(writes).sort()).toEqual(ofAdmins.sort());
});

test.each(Object.entries(writes))('%s', async (route, { action, object, before }) => {
  const world = await makeWorld(api);
  if (before) await sql.raw(before(world)).execute(api.db);
  const { status, body } = await write(route, world, world.users.admin.token);

  expect([status, body]).toEqual([200, body]);
  expect(await recordedBy(world.users.admin.id)).toEqual([
    { action, subject: object(world), impersonator_id: null },
  ]);
});

const own = Object.entries(writes).flatMap(([route, { concerns = [], before }]) =>
  concerns.map((who) => ({ route, who, before })),
);

test.each(own)('$route is refused to an admin who is the $who', async ({ route, who, before }) => {
  const world = await makeWorld(api);
  if (before) await sql.raw(before(world)).execute(api.db);
  const { id, token } = await promote(api.db, world.users[who]);
  const { status, body } = await write(route, world, token);

  expect([status, body.message]).toEqual([403, expect.stringMatching(/another admin/i)]);
  expect(await recordedBy(id)).toEqual([]);
});

async function write(route: string, world: World, token: string) {
  const naming = targetOf(route, world);
  const [method = '', path = ''] = route.split(' ');
  const response = await api.app.inject({
    method: method as 'POST',
    url: api.deps.config.basePath + pathTo(path, naming),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    payload: JSON.stringify(writes[route]?.body ?? naming.body ?? {}),
  });

  return { status: response.statusCode, body: response.json<{ message?: string }>() };
}

const recordedBy = (userId: number) =>
  api.db
    .selectFrom('audit_log')
    .select(['action', 'subject', 'impersonator_id'])
    .where('actor_id', '=', userId)
    .execute();
