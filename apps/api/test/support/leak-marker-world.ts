// Leak markers: unique values planted wherever personal data is stored, each with the people who
// may read it (D39, D41). If anybody else can read one, there is a leak.
import {
  addCalendarFeed,
  changePractitionerProfile,
  createBooking,
  giveTaxDetails,
  inviteReviewer,
  recordPatchTest,
} from '@freely/api-client/contract';
import { sql } from 'kysely';
import { hashToken, newToken } from '../../src/kernel/sessions/token.ts';
import { fileReport, listReports, makeReport } from '../../src/money/tax-reports/index.ts';
import { freeSlot, type TestPractitioner } from './make-practitioner.ts';
import type { TestUser } from './make-users.ts';
import { addPastTest } from './patch-tested.ts';
import type { Person } from './permissions.ts';
import { makeWorld, paperWith, type World } from './policy-world.ts';
import { fine, questionnaireOf, sign } from './questionnaires.ts';
import type { TestApi } from './start-test-api.ts';
import { draftFor } from './start-test-market.ts';
import { taxDetails } from './tax-details.ts';
import { nameOperator, taxYear, visitIn } from './tax-year.ts';

/** A person of the policy, or anybody who knows the secret URL of the practitioner's calendar. */
export type Reader = Person | 'calendar';

export interface LeakMarker {
  text: string;
  what: string;
  readers: readonly Reader[];
}

export interface LeakMarkerWorld extends World {
  leakMarkers: LeakMarker[];
  /** The patch test of the paid visit. */
  patchVisit: number;
  /** The token of the review invitation. */
  token: string;
  bookings: {
    /** Paid by the customer: a home visit, and one at the salon. */
    paidVisit: number;
    paidSalon: number;
    /** Held by another customer, who has not paid. */
    heldVisit: number;
    heldSalon: number;
  };
}

const letters = [...'ABDEFGHJLN'];
const sortCode = '987654';
const accountNumber = '31415926';

/** `number` makes the markers of each world unique. */
export async function makeLeakMarkerWorld(api: TestApi, number: number): Promise<LeakMarkerWorld> {
  const leakMarkers: LeakMarker[] = [];
  let planted = 0;
  const mark = (what: string, text: string, readers: readonly Reader[]) => {
    leakMarkers.push({ what, text, readers });
    return text;
  };
  const textMarker = (what: string, readers: readonly Reader[]) =>
    mark(what, `marker-${number}-${what.replaceAll(' ', '-')}`, readers);
  /** A street, a postcode and a point, all within a mile of the other people. */
  const place = (what: string, readers: readonly Reader[]) => {
    planted += 1;
    const unit = number * 10 + planted;
    const [a, b] = [letters[Math.floor(unit / 10) % 10], letters[Math.floor(unit / 100) % 10]];
    const near = String(unit).padStart(4, '0').slice(-4);
    // The marker leaves out the last decimal, so that a truncated coordinate is found, too.
    return {
      address: textMarker(`street of ${what}`, readers),
      postcode: mark(`postcode of ${what}`, `SW11 ${unit % 10}${a}${b}`, readers),
      lat: Number(`${mark(`latitude of ${what}`, `51.46${near}`, readers)}7`),
      lon: Number(`${mark(`longitude of ${what}`, `-0.17${near}`, readers)}3`),
    };
  };
  const ofPaper = (what: string) => textMarker(what, ['practitioner', 'admin']);
  const world = await makeWorld(api, {
    paper: {
      number: ofPaper('number of a paper'),
      issuer: ofPaper('issuer of a paper'),
      file: paperWith(ofPaper('page of a paper')),
    },
  });
  const { users } = world;
  const { customer, anotherCustomer, practitioner, anotherPractitioner, admin } = users;

  const person = async (name: keyof typeof users, toPhone: Person[], toName: Person[]) => {
    planted += 1;
    const phone = `07${100_000_000 + number * 100 + planted}`;
    const email = `marker-${number}-${name}@freely.example`.toLowerCase();
    await api.db
      .updateTable('users')
      .set({
        email: mark(`email of ${name}`, email, [name, 'admin']),
        phone: mark(`phone of ${name}`, phone, [name, 'admin', ...toPhone]),
        // A practitioner's full name is public. Of a customer, reviews show the first name only.
        ...(name === 'customer' || name === 'anotherCustomer'
          ? { last_name: textMarker(`last name of ${name}`, [name, 'admin', ...toName]) }
          : {}),
      })
      .where('id', '=', users[name].id)
      .execute();
    mark(`session of ${name}`, users[name].token, []);
  };
  // Phone numbers are shared after payment, and only between the two.
  await person('customer', ['practitioner'], ['practitioner']);
  await person('anotherCustomer', [], []);
  await person('practitioner', ['customer'], []);
  await person('anotherPractitioner', [], []);
  await person('admin', [], []);

  // A home address is private; a salon's address is shown after payment.
  for (const each of ['practitioner', 'anotherPractitioner'] as const) {
    await api.db
      .updateTable('mobile_bases')
      .set(place(`the home of ${each}`, [each]))
      .where('practitioner_id', '=', users[each].id)
      .execute();
  }
  await api.db
    .updateTable('salons')
    .set(place('the salon', ['practitioner', 'customer', 'admin']))
    .where('id', '=', world.salon)
    .execute();

  const bookings = await makeBookings(api, world);
  const paid = ['customer', 'practitioner', 'admin'] as const;
  const plant = async (id: number, what: string, readers: readonly Reader[]) => {
    await api.db
      .updateTable('bookings')
      .set({
        ...place(what, readers),
        address_object: JSON.stringify({ place: textMarker(`place of ${what}`, readers) }),
        notes: textMarker(`notes on ${what}`, readers),
      })
      .where('id', '=', id)
      .execute();
  };
  await plant(bookings.paidVisit, 'a paid visit', paid);
  await plant(bookings.heldVisit, 'a visit that is not paid', ['anotherCustomer', 'admin']);

  const as = practitioner;
  // What a skin showed is for the two of them: no admin reads it.
  const patchVisit = await addPastTest(api, bookings.paidVisit, world.treatment);
  const note = textMarker('note on a patch test', ['customer', 'practitioner']);
  await api.call(
    recordPatchTest,
    { params: { id: String(patchVisit) }, body: { result: 'clear', note } },
    { as },
  );
  const questionnaire = await questionnaireOf(api, practitioner as TestPractitioner);
  await sign(api, customer, {
    ...{ booking: bookings.paidVisit, questionnaire },
    name: textMarker('name under answers', ['customer', 'practitioner']),
    answers: { ...fine, q3: textMarker('answer about health', ['customer', 'practitioner']) },
  });
  const bank_details = { sort_code: sortCode, account_number: accountNumber };
  await api.call(changePractitionerProfile, { body: { bank_details } }, { as });
  mark('sort code', sortCode, []);
  mark('account number', accountNumber, []);
  const ofTax = (what: string) => textMarker(`${what} of tax details`, ['practitioner']);
  await api.call(
    giveTaxDetails,
    {
      body: {
        ...taxDetails,
        last_name: ofTax('last name'),
        street: ofTax('street'),
        city: ofTax('town'),
        tax_number: mark('tax number', `AB${100_000 + number}C`, []),
      },
    },
    { as },
  );
  // The worlds share the year, so the first alone has its details in a report.
  if (number === 1) await fileTaxReport(api, practitioner as TestPractitioner, admin);
  const feed = textMarker('feed', []);
  const url = `https://calendar.freely.example/${feed}.ics`;
  await api.call(addCalendarFeed, { body: { url } }, { as });
  mark('URL of the own calendar', world.file, ['practitioner']);
  const reviewer_email = `marker-${number}-invited@clients.example`;
  await api.call(inviteReviewer, { body: { reviewer_email } }, { as });
  mark('invited email', reviewer_email, ['practitioner']);
  const token = newToken();
  await api.db
    .updateTable('review_invitations')
    .set({ token_hash: hashToken(token) })
    .where('email', '=', reviewer_email)
    .execute();
  await api.db
    .updateTable('time_off')
    .set({ title: textMarker('time off', ['practitioner', 'calendar']) })
    .where('id', '=', world.timeOff)
    .execute();
  for (const { id } of [customer, anotherCustomer, anotherPractitioner, admin]) {
    const { password_hash } = await api.db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    mark('hash of a password', password_hash, []);
  }

  return { ...world, leakMarkers, bookings, patchVisit, token };
}

/** What the practitioner earned last year is reported, and their copy is ready. */
async function fileTaxReport(api: TestApi, practitioner: TestPractitioner, admin: TestUser) {
  await nameOperator(api);
  await visitIn(api, practitioner, `${taxYear}-06-15 14:00`);
  const actor = { id: admin.id, impersonatorId: null };
  await makeReport(api.deps, actor, taxYear);
  for (const { id } of await listReports(api.db, taxYear)) await fileReport(api.deps, actor, id);
}

async function makeBookings(api: TestApi, world: World): Promise<LeakMarkerWorld['bookings']> {
  const { customer, anotherCustomer } = world.users;
  const practitioner = world.users.practitioner as TestPractitioner;
  const book = async (as: TestUser, day: number, location_type: 'mobile' | 'salon') => {
    const draft = draftFor(practitioner, { ...freeSlot(day), location_type });
    const { status, body } = await api.call(createBooking, { body: draft }, { as });
    if (status !== 201) throw new Error(`A booking was refused: ${body.message}`);

    return body.id;
  };
  const paidSalon = await book(customer, 8, 'salon');
  const heldVisit = await book(anotherCustomer, 9, 'mobile');
  const heldSalon = await book(anotherCustomer, 10, 'salon');
  await sql`update bookings set status = 'confirmed', paid_at = now()
    where id in (${world.booking}, ${paidSalon})`.execute(api.db);
  // A booking that can still be cancelled cannot have a penalty.
  await sql`update penalties set booking_id = ${heldSalon} where id = ${world.penalty}`.execute(
    api.db,
  );

  return { paidVisit: world.booking, paidSalon, heldVisit, heldSalon };
}
