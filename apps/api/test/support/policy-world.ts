// The people of the policy and their objects, and how each route refers to them.
import { randomUUID } from 'node:crypto';
import {
  addCalendarFeed,
  addTimeOff,
  createBooking,
  joinWaitingList,
} from '@freely/api-client/contract';
import { sql } from 'kysely';
import { addPaper } from '../../src/practice/papers/add-paper.ts';
import { makeCompletedBooking } from './completed-booking.ts';
import { freeSlot } from './make-practitioner.ts';
import type { TestUser } from './make-users.ts';
import type { Person } from './permissions.ts';
import { draftOf, fine, questionnaireOf, questionnaireOfMarket } from './questionnaires.ts';
import type { TestApi } from './start-test-api.ts';
import { draftFor } from './start-test-market.ts';
import { taxDetails } from './tax-details.ts';
import { wishFor } from './waiting-wish.ts';

export type World = Awaited<ReturnType<typeof makeWorld>>;

interface PaperContent {
  number: string;
  issuer: string;
  file: Blob;
}

export const paperWith = (text: string) =>
  new Blob([`%PDF-1.7\n% ${text}\ntrailer\n<< >>\n%%EOF\n`]);
const unoffered = 52;
const plain: PaperContent = { number: 'POL-1', issuer: 'An insurer', file: paperWith('A policy') };

export interface RequestTarget {
  params?: Record<string, string | number>;
  body?: object;
}

/** `paper` is what somebody has added. */
export async function makeWorld(api: TestApi, parts: { paper: PaperContent } = { paper: plain }) {
  const customer = await api.makeCustomer();
  const practitioner = await api.makePractitioner({ salons: [{ name: 'The Yard' }] });
  const users: Record<Exclude<Person, 'anonymous'>, TestUser> = {
    customer,
    practitioner,
    anotherCustomer: await api.makeCustomer(),
    anotherPractitioner: await api.makePractitioner({ offers: [] }),
    admin: await api.makeAdmin(),
  };
  const as = practitioner;
  const booking = await api.call(
    createBooking,
    { body: draftFor(practitioner, freeSlot(7)) },
    { as: customer },
  );
  const free = { title: 'Away', date: freeSlot(20).date };
  const timeOff = await api.call(addTimeOff, { body: free }, { as });
  const url = 'https://calendar.freely.example/own.ics';
  await api.call(addCalendarFeed, { body: { own: true } }, { as });
  const { body: feeds } = await api.call(addCalendarFeed, { body: { url } }, { as });

  const { id: image } = await api.db
    .insertInto('work_images')
    .values({ practitioner_id: practitioner.id, src: 'https://files.freely.example/work.webp' })
    .returning('id')
    .executeTakeFirstOrThrow();

  const paper = await addPaper(api.deps, practitioner.id, {
    ...parts.paper,
    ...{ kind: 'insurance', valid_from: '2026-01-01', valid_to: '' },
  });

  const five = { timekeeping: 5, friendliness: 5, communication: 5, satisfaction: 5 };
  const { id: review } = await api.db
    .insertInto('reviews')
    .values({ ...five, practitioner_id: practitioner.id, reviewer_name: 'Ada', text: 'Lovely.' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: mail } = await api.db
    .insertInto('mail_outbox')
    .values({ key: randomUUID(), kind: 'registration', to_user_id: customer.id, failed_at: 'now' })
    .returning('id')
    .executeTakeFirstOrThrow();

  const { body: waiting } = await api.call(
    joinWaitingList,
    { body: wishFor(practitioner) },
    { as: customer },
  );

  await sql`insert into book_differences (object_id, kind, theirs, ours)
    values ('ch_policy', 'charge', 5000, 0)
    on conflict (object_id) do update set closed_at = null, closed_by = null, closed_as = null,
      closed_reason = null`.execute(api.db);

  // The gift is due, and no rebooking is cheaper than before.
  for (const _ of [1, 2, 3]) {
    await makeCompletedBooking(api.db, customer, practitioner, 'no_show_customer');
  }

  return {
    ...(await makeAdminObjects(api, customer.id, practitioner.id, booking.body.id)),
    users,
    questionnaire: (await questionnaireOf(api, practitioner)).id,
    // Of a treatment that nobody here offers.
    marketQuestionnaire: (await questionnaireOfMarket(api, [unoffered])).id,
    image,
    paper,
    review,
    mail,
    waiting: waiting.entry.id,
    wish: wishFor(practitioner),
    draft: { ...five, review: 'Lovely.' },
    booking: booking.body.id,
    timeOff: timeOff.body.id,
    free,
    feed: feeds.feeds[0]?.id ?? 0,
    file: feeds.address?.split('/').at(-1) ?? '',
    salon: practitioner.salonIds[0] ?? 0,
    treatment: practitioner.offers[0]?.subServiceId ?? 0,
  };
}

/** A penalty, a dispute and a gift, which admins decide about. */
async function makeAdminObjects(api: TestApi, customer: number, practitioner: number, id: number) {
  const { rows } = await sql<Record<'penalty' | 'dispute' | 'gift', number>>`
    with penalty as (
      insert into penalties (practitioner_id, booking_id)
      values (${practitioner}::bigint, ${id}::bigint) returning id),
    dispute as (
      insert into booking_disputes (booking_id, contested_at)
      values (${id}::bigint, now()) returning id),
    gift as (
      insert into gifts (customer_id, number, booking_id)
      values (${customer}::bigint, 1, ${id}::bigint) returning id)
    select penalty.id as penalty, dispute.id as dispute, gift.id as gift
    from penalty, dispute, gift`.execute(api.db);
  if (!rows[0]) throw new Error('Nothing was inserted');

  return rows[0];
}

/** A paid booking needs no payment, so the call for its intent does not reach the provider. */
export async function markPaid(api: TestApi, { booking }: World): Promise<void> {
  await sql`update bookings set status = 'confirmed', paid_at = now() where id = ${booking}`.execute(
    api.db,
  );
}

/** The path of a route. A param that the request does not name is 1. */
export function pathTo(path: string, { params = {} }: RequestTarget): string {
  return path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(params[name] ?? 1)));
}

/** The params and body that make a request refer to the objects of this world. */
export function targetOf(route: string, world: World): RequestTarget {
  const { review, mail, draft, waiting, wish } = world;
  const { penalty, dispute, gift, paper, questionnaire, marketQuestionnaire } = world;
  const { users, image, booking, timeOff, free, feed, file, salon, treatment } = world;
  const targets: Record<string, RequestTarget> = {
    'DELETE /auth/sessions/:id': { params: { id: '0'.repeat(24) } },
    'GET /places/:id': { params: { id: 'p-SW114NB' } },
    'GET /calendar/:file': { params: { file } },
    'GET /files/:name': { params: { name: 'none.svg' } },
    'POST /dashboard/user/booking/:booking_id/review': {
      params: { booking_id: booking },
      body: draft,
    },
    'POST /dashboard/practitioner/reviews/:id/report': {
      params: { id: review },
      body: { reason: 'Not my client' },
    },
    'PUT /booking/:id/lateness': { body: { agree: false } },
    'PUT /dashboard/practitioner/booking/:id': { params: { id: booking }, body: freeSlot(8) },
    'POST /dashboard/admin/disputes/:id/settle': {
      params: { id: dispute },
      body: { outcome: 'for_practitioner', reason: 'Both were there' },
    },
    'PUT /dashboard/user/waiting-list/:id': { params: { id: waiting }, body: wish },
    'POST /dashboard/admin/papers/:id/decision': { params: { id: paper }, body: { approve: true } },
    'PUT /dashboard/admin/paper-kinds': {
      body: { kind: 'dbs', for_tick: true, for_work: false, reason: 'Home visits' },
    },
    'POST /dashboard/admin/book-differences': {
      body: {
        ...{ object_id: 'ch_policy', choice: 'explain', theirs: 50, ours: 0 },
        reason: 'Paid at a fair',
      },
    },
    'POST /dashboard/admin/bookings/:id/failed-refund': {
      params: { id: booking },
      body: { choice: 'again', amount: 5, reason: 'A new card' },
    },
    'POST /dashboard/admin/paper-bookings': {
      body: { booking_id: booking, choice: 'keep', reason: 'Renewed on Monday' },
    },
    'PUT /booking/:id/questionnaires/:questionnaire_id': {
      params: { id: booking, questionnaire_id: questionnaire },
      body: { version: 1, name: 'Ada Lovelace', answers: fine },
    },
    'POST /dashboard/practitioner/questionnaires': { body: draftOf([treatment]) },
    'PUT /dashboard/practitioner/questionnaires/:id': {
      params: { id: questionnaire },
      body: { ...draftOf([treatment]), version: 1 },
    },
    'POST /dashboard/admin/questionnaires': {
      body: { ...draftOf([unoffered]), reason: 'The law' },
    },
    'PUT /dashboard/admin/questionnaires/:id': {
      params: { id: marketQuestionnaire },
      body: { ...draftOf([unoffered]), version: 1, reason: 'The law' },
    },
    'DELETE /dashboard/admin/questionnaires/:id': {
      params: { id: marketQuestionnaire },
      body: { reason: 'No longer needed' },
    },
    'PUT /dashboard/practitioner/tax-details': { body: taxDetails },
    'POST /booking/:id/notes': { body: { notes: 'Second floor' } },
    'PUT /booking/:id/address': { body: { address: '8 Canary Row' } },
    'PUT /dashboard/practitioner/timeoff/:id': { body: free },
    'DELETE /dashboard/practitioner/calendar-feeds': { body: { id: feed } },
    'PUT /dashboard/practitioner/locationtypes': { body: { salon: [{ salon_id: salon }] } },
    'PUT /dashboard/practitioner/availability': { body: { 2: { [salon]: {} } } },
    'POST /practitioner/availability': { body: { 2: { [salon]: {} } } },
    'PUT /practitioner/images': { body: { ids: [image] } },
    'PUT /dashboard/practitioner/service': {
      body: { sub_service_id: treatment, price: 26, duration: 45 },
    },
    'DELETE /dashboard/practitioner/service': { body: { sub_service_id: treatment } },
  };
  const ids: [RegExp, RequestTarget['params']][] = [
    [/\/loyalty-scheme\//, { user_id: users.customer.id, practitioner_id: users.practitioner.id }],
    [/ \/booking\/|\/admin\/bookings\//, { id: booking }],
    [/\/admin\/reviews\//, { id: review }],
    [/\/admin\/mails\//, { id: mail }],
    [/\/admin\/penalties\//, { id: penalty }],
    [/\/admin\/gifts\//, { id: gift }],
    [/\/admin\/patchTests\//, { id: treatment }],
    [/\/practitioner\/questionnaires\//, { id: questionnaire }],
    [/\/waiting-list\//, { id: waiting }],
    [/\/timeoff\//, { id: timeOff }],
    [/\/images\//, { id: image }],
    [/\/papers\//, { id: paper }],
    [/ \/practitioner\//, { id: users.practitioner.id }],
    [/\/userLogIn\//, { user_id: users.customer.id }],
    [/\/practitioner-approval\/|\/admin\/practitioners\//, { user_id: users.practitioner.id }],
    [/\/admin\/abuse\//, { user_id: users.customer.id }],
    [/\/admin\/second-factors\//, { user_id: users.customer.id }],
    [/\/admin\/users\//, { user_id: users.customer.id }],
    [/\/admin-discount-for-customer\//, { customer_id: users.customer.id }],
  ];
  const params = ids.find(([pattern]) => pattern.test(route))?.[1] ?? {};

  return { params, ...targets[route] };
}
