import {
  adminBooking,
  adminBookings,
  type Booking,
  booking as bookingCall,
  type Call,
  createBooking,
  paymentIntent,
  practitionerBookings,
  saveBookingAddress,
  saveBookingNotes,
} from '@freely/api-client/contract';
import { areaPoint } from '@freely/domain/geo';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { freeSlot, type TestPractitioner } from '../../../test/support/make-practitioner.ts';
import type { TestUser } from '../../../test/support/make-users.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';
import { draftFor } from '../../../test/support/start-test-market.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** Values that must not be in any response before payment. */
const leakMarkers = {
  adaPhone: '07700900201',
  gracePhone: '07700900202',
  home: '7 Canary Row',
  salon: '1 Example Street',
};

interface Case {
  ada: TestUser;
  grace: TestPractitioner;
  id: number;
}

async function makeBooking(locationType: 'mobile' | 'salon'): Promise<Case> {
  const ada = await api.makeCustomer({ phone: leakMarkers.adaPhone });
  const grace = await api.makePractitioner({ salons: [{ name: 'The Yard' }] });
  await sql`update users set phone = ${leakMarkers.gracePhone} where id = ${grace.id}`.execute(
    api.db,
  );
  const { address, ...draft } = draftFor(grace, {
    ...freeSlot(7),
    location_type: locationType,
    ...(locationType === 'salon' ? { salon_id: grace.salonIds[0]! } : {}),
  });
  const body = locationType === 'mobile' ? { ...draft, address } : draft;
  const response = await api.call(createBooking, { body }, { as: ada });
  expect(response.status).toBe(201);

  return { ada, grace, id: response.body.id };
}

const pay = (id: number) =>
  sql`update bookings set status = 'confirmed', paid_at = now() where id = ${id}`.execute(api.db);
const params = (id: number) => ({ params: { id: String(id) } });
const read = async (as: TestUser, id: number) =>
  JSON.stringify((await api.call(bookingCall, params(id), { as })).body);
const list = async (as: TestUser) =>
  JSON.stringify((await api.call(practitionerBookings, {}, { as })).body);

describe('personal data before and after payment', () => {
  test('at a salon: the customer gets its phone and address only after payment', async () => {
    const { ada, grace, id } = await makeBooking('salon');
    const before = await read(ada, id);
    expect(before).not.toContain(leakMarkers.gracePhone);
    expect(before).not.toContain(leakMarkers.salon);
    expect(before).not.toContain('SW11 4NB');
    expect(before).not.toContain(String(grace.lat));
    expect(await read(grace, id)).not.toContain(leakMarkers.adaPhone);
    expect(await list(grace)).toBe('[]');
    // Which of their salons it is, is public.
    expect(before).toContain('"salon_name":"The Yard"');
    const { location } = (await api.call(bookingCall, params(id), { as: ada })).body as Booking;
    const area = areaPoint(grace);
    expect(location.geoposition).toEqual({ lat: area.lat, lng: area.lon });

    await pay(id);
    const after = await read(ada, id);
    expect(after).toContain(leakMarkers.gracePhone);
    expect(after).toContain(leakMarkers.salon);
    expect(after).not.toContain('geoposition');
    expect(await list(grace)).toContain(leakMarkers.adaPhone);
  });

  test('at a salon: once it is cancelled, the customer gets its phone and address no more (D105)', async () => {
    const { ada, id } = await makeBooking('salon');
    await pay(id);
    expect(await read(ada, id)).toContain(leakMarkers.salon);
    await sql`update bookings set status = 'cancelled_by_customer' where id = ${id}`.execute(
      api.db,
    );

    const after = await read(ada, id);
    for (const gone of [leakMarkers.gracePhone, leakMarkers.salon, 'SW11 4NB'])
      expect(after).not.toContain(gone);
    expect(after).toContain('geoposition');
  });

  test('at home: the practitioner gets the customer’s address only after payment', async () => {
    const { ada, grace, id } = await makeBooking('mobile');
    expect(await read(ada, id)).toContain(leakMarkers.home);
    const before = await read(grace, id);
    expect(before).not.toContain(leakMarkers.home);
    expect(before).not.toContain('geoposition');
    expect(before).not.toContain(leakMarkers.adaPhone);

    await pay(id);
    expect(await read(grace, id)).toContain(leakMarkers.home);
    const seen = await list(grace);
    expect(seen).toContain(leakMarkers.home);
    expect(seen).toContain(leakMarkers.adaPhone);
    // Nobody gets the home address of a mobile practitioner.
    expect(await read(ada, id)).not.toContain(leakMarkers.salon);
  });
});

describe('a stranger', () => {
  const calls: [string, Call, { body?: unknown }][] = [
    ['reads', bookingCall, {}],
    ['pays', paymentIntent, {}],
    ['writes notes', saveBookingNotes, { body: { notes: 'Hello' } }],
    ['changes the address', saveBookingAddress, { body: { address: '1 Other Street' } }],
  ];

  test.each(calls)('who %s gets a 404', async (_, call, input) => {
    const { grace, id } = await makeBooking('mobile');
    const stranger = await api.makeCustomer();
    const response = await api.call(call, { ...params(id), ...input }, { as: stranger });
    expect([response.status, response.body.message]).toEqual([404, 'Booking not found']);
    expect((await api.call(call, { ...params(id), ...input })).status).toBe(401);
    // The practitioner may only read it.
    const hers = await api.call(call, { ...params(id), ...input }, { as: grace });
    expect(hers.status).toBe(call === bookingCall ? 200 : 404);
    const nobody = await api.call(call, { ...params(987_654), ...input }, { as: stranger });
    expect(nobody.status).toBe(404);
  });
});

test('a malformed id is as unknown as one that nobody has (D78)', async () => {
  const as = await api.makeCustomer();

  for (const id of ['987654', 'abc', '0', '1e3']) {
    const { status } = await api.call(bookingCall, { params: { id } }, { as });
    expect([id, status]).toEqual([id, 404]);
  }
});

describe('notes and address', () => {
  test('notes can be changed by the customer until the appointment begins, the address until it is paid', async () => {
    const { ada, id } = await makeBooking('mobile');
    const pay = (paidAt: string | null) =>
      sql`update bookings set paid_at = ${paidAt} where id = ${id}`.execute(api.db);
    await pay(null);
    const notes = { ...params(id), body: { notes: 'Ring twice' } };
    const address = { ...params(id), body: { address: '8 Other Row' } };
    expect((await api.call(saveBookingNotes, notes, { as: ada })).status).toBe(200);
    expect((await api.call(saveBookingAddress, address, { as: ada })).status).toBe(200);
    const { body } = await api.call(bookingCall, params(id), { as: ada });
    expect([body.notes, body.location.address, body.location.postcode]).toEqual([
      'Ring twice',
      '8 Other Row',
      'SW11 4NB',
    ]);
    await pay(new Date().toISOString());
    expect(await api.call(saveBookingAddress, address, { as: ada })).toMatchObject({
      status: 409,
      body: { message: 'Your practitioner has this address already. Call them to change it' },
    });
    const long = { ...params(id), body: { notes: 'x'.repeat(1001) } };
    expect((await api.call(saveBookingNotes, long, { as: ada })).status).toBe(422);

    await sql`update bookings set starts_at = now() - interval '1 minute', ends_at = now(),
      during = tstzrange(now() - interval '1 minute', now()) where id = ${id}`.execute(api.db);
    expect((await api.call(saveBookingNotes, notes, { as: ada })).status).toBe(409);
  });

  test('notes that were saved on another page are not overwritten by who has not read them', async () => {
    const { ada, id } = await makeBooking('mobile');
    const save = (notes: string, before?: string) =>
      api.call(saveBookingNotes, { ...params(id), body: { notes, before } }, { as: ada });
    expect((await save('Ring twice', '')).status).toBe(200);

    const message = expect.stringMatching(/^These notes were changed on another page/);
    expect(await save('I have a dog', '')).toMatchObject({
      status: 409,
      body: { message, errors: { notes: [message] } },
    });
    // A second press of the same button is no change.
    expect((await save('Ring twice', '')).status).toBe(200);
    expect((await save('Ring twice. I have a dog', 'Ring twice')).status).toBe(200);
    const { body } = await api.call(bookingCall, params(id), { as: ada });
    expect(body.notes).toBe('Ring twice. I have a dog');
  });

  test('an address that is missing can be given after the payment, and the practitioner is told', async () => {
    const { ada, grace, id } = await makeBooking('mobile');
    await sql`update bookings set address = '', paid_at = now() where id = ${id}`.execute(api.db);
    const give = (address: string) =>
      api.call(saveBookingAddress, { ...params(id), body: { address } }, { as: ada });

    expect((await give('8 Other Row')).status).toBe(200);
    expect((await give('9 Third Row')).status).toBe(409);

    const { rows } = await sql<{ to_user_id: number }>`select to_user_id from mail_outbox
      where kind = 'address_given' and booking_id = ${id}`.execute(api.db);
    expect(rows).toEqual([{ to_user_id: grace.id }]);
  });

  test('the address of a salon booking cannot be changed', async () => {
    const { ada, id } = await makeBooking('salon');
    const moved = { ...params(id), body: { address: '8 Other Row' } };
    expect((await api.call(saveBookingAddress, moved, { as: ada })).status).toBe(409);
  });
});

describe('the admin', () => {
  test('finds bookings by name and id, and nobody else may', async () => {
    const { ada, grace, id } = await makeBooking('salon');
    const admin = await api.makeAdmin();
    await sql`update users set first_name = 'Zebedee' where id = ${ada.id}`.execute(api.db);
    const find = (q: string, as: TestUser) => api.call(adminBookings, { query: { q } }, { as });

    for (const q of ['zebed', String(id)]) {
      const { body } = await find(q, admin);
      expect([body.total, body.bookings[0]?.id]).toEqual([1, id]);
    }
    expect((await find('100%', admin)).body.total).toBe(0);
    expect((await find('', grace)).status).toBe(403);
    expect((await api.call(adminBooking, params(id), { as: ada })).status).toBe(403);
    const page = await api.call(
      adminBookings,
      { query: { per_page: '10', page: '1' } },
      { as: admin },
    );
    expect(page.body.bookings.length).toBeLessThanOrEqual(10);
    const detail = await api.call(adminBooking, params(id), { as: admin });
    expect(detail.body).toMatchObject({ booking: { id, paid: false }, payments: [], ledger: [] });
  });

  test('does not see an expired, unpaid hold', async () => {
    const { id } = await makeBooking('salon');
    const admin = await api.makeAdmin();
    await sql`update bookings set status = 'expired' where id = ${id}`.execute(api.db);
    expect((await api.call(adminBooking, params(id), { as: admin })).status).toBe(404);
  });
});
