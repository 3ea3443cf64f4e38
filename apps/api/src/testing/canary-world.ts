// Values that are like no other, planted wherever something personal is kept, each with the people
// who may read it (D39, D41). Whoever else meets one has found a leak.
import {
  addCalendarFeed,
  changePractitionerProfile,
  createBooking,
  inviteReviewer,
} from '@freely/api-client/contract';
import { sql } from 'kysely';
import type { Person } from '../http/policy.ts';
import { hashToken, newToken } from '../sessions/token.ts';
import { freeSlot, type TestPractitioner } from './make-practitioner.ts';
import type { TestUser } from './make-users.ts';
import { makeWorld, type World } from './policy-world.ts';
import type { TestApi } from './start-test-api.ts';
import { draftFor } from './start-test-market.ts';

/** A person of the policy, or whoever knows the secret address of the practitioner's calendar. */
export type Reader = Person | 'calendar';

export interface Canary {
  text: string;
  what: string;
  readers: readonly Reader[];
}

export interface CanaryWorld extends World {
  canaries: Canary[];
  /** Of the invitation to a review. */
  token: string;
  bookings: {
    /** Paid by the customer, at their home and at the salon. */
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

/** `number` makes the values of one world unlike those of another. */
export async function makeCanaryWorld(api: TestApi, number: number): Promise<CanaryWorld> {
  const world = await makeWorld(api);
  const canaries: Canary[] = [];
  let planted = 0;
  const keep = (what: string, text: string, readers: readonly Reader[]) => {
    canaries.push({ what, text, readers });
    return text;
  };
  const words = (what: string, readers: readonly Reader[]) =>
    keep(what, `cnry-${number}-${what.replaceAll(' ', '-')}`, readers);
  /** A street, a postcode and a point within a mile of where everybody is. */
  const place = (what: string, readers: readonly Reader[]) => {
    planted += 1;
    const unit = number * 10 + planted;
    const [a, b] = [letters[Math.floor(unit / 10) % 10], letters[Math.floor(unit / 100) % 10]];
    const near = String(unit).padStart(4, '0').slice(-4);
    // Five decimals are a metre; the last two may be rounded away by whoever leaks them.
    return {
      address: words(`street of ${what}`, readers),
      postcode: keep(`postcode of ${what}`, `SW11 ${unit % 10}${a}${b}`, readers),
      lat: Number(`${keep(`latitude of ${what}`, `51.46${near}`, readers)}7`),
      lon: Number(`${keep(`longitude of ${what}`, `-0.17${near}`, readers)}3`),
    };
  };
  const { users } = world;
  const { customer, anotherCustomer, practitioner, anotherPractitioner, admin } = users;

  const person = async (name: keyof typeof users, toPhone: Person[], toName: Person[]) => {
    planted += 1;
    const phone = `07${100_000_000 + number * 100 + planted}`;
    const email = `cnry-${number}-${name}@freely.example`.toLowerCase();
    await api.db
      .updateTable('users')
      .set({
        email: keep(`e-mail of ${name}`, email, [name, 'admin']),
        phone: keep(`phone of ${name}`, phone, [name, 'admin', ...toPhone]),
        // Practitioners are known by their whole name; of a client, reviews have the first one.
        ...(name === 'customer' || name === 'anotherCustomer'
          ? { last_name: words(`last name of ${name}`, [name, 'admin', ...toName]) }
          : {}),
      })
      .where('id', '=', users[name].id)
      .execute();
    keep(`session of ${name}`, users[name].token, []);
  };
  // Phones after payment, and only between the two.
  await person('customer', ['practitioner'], ['practitioner']);
  await person('anotherCustomer', [], []);
  await person('practitioner', ['customer'], []);
  await person('anotherPractitioner', [], []);
  await person('admin', [], []);

  // A home is nobody's business; a salon is told to whoever has paid.
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
        address_object: JSON.stringify({ place: words(`place of ${what}`, readers) }),
        notes: words(`notes on ${what}`, readers),
      })
      .where('id', '=', id)
      .execute();
  };
  await plant(bookings.paidVisit, 'a paid visit', paid);
  await plant(bookings.heldVisit, 'a visit that is not paid', ['anotherCustomer', 'admin']);

  const as = practitioner;
  const bank_details = { sort_code: sortCode, account_number: accountNumber };
  await api.call(changePractitionerProfile, { body: { bank_details } }, { as });
  keep('sort code', sortCode, []);
  keep('account number', accountNumber, []);
  const feed = words('feed', []);
  const url = `https://calendar.freely.example/${feed}.ics`;
  await api.call(addCalendarFeed, { body: { url } }, { as });
  keep('address of the own calendar', world.file, ['practitioner']);
  const reviewer_email = `cnry-${number}-invited@clients.example`;
  await api.call(inviteReviewer, { body: { reviewer_email } }, { as });
  keep('invited address', reviewer_email, ['practitioner']);
  const token = newToken();
  await api.db
    .updateTable('review_invitations')
    .set({ token_hash: hashToken(token) })
    .where('email', '=', reviewer_email)
    .execute();
  await api.db
    .updateTable('time_off')
    .set({ title: words('time off', ['practitioner', 'calendar']) })
    .where('id', '=', world.timeOff)
    .execute();
  for (const { id } of [customer, anotherCustomer, anotherPractitioner, admin]) {
    const { password_hash } = await api.db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    keep('hash of a password', password_hash, []);
  }

  return { ...world, canaries, bookings, token };
}

async function makeBookings(api: TestApi, world: World): Promise<CanaryWorld['bookings']> {
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
  // A booking that can still be cancelled has brought nobody a penalty.
  await sql`update penalties set booking_id = ${heldSalon} where id = ${world.penalty}`.execute(
    api.db,
  );

  return { paidVisit: world.booking, paidSalon, heldVisit, heldSalon };
}
