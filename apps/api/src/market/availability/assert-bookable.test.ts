import { addDays, addMonths, londonDay, londonInstant } from '@freely/domain/london-time';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';
import { AppError } from '../../kernel/errors/index.ts';
import { assertBookable } from './assert-bookable.ts';
import type { RequestedSlot } from './requested-slot.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const day = addDays(londonDay(new Date()), 9);
const request = (practitionerId: number, changes: Partial<RequestedSlot> = {}) =>
  api.db.transaction().execute((trx) =>
    assertBookable(trx, {
      practitionerId,
      customerId: 0,
      date: day,
      time: '10:00',
      durationMinutes: 60,
      locationType: 'mobile',
      salonId: null,
      customerPoint: null,
      ...changes,
    }),
  );

async function refusal(requested: Promise<unknown>): Promise<[string, string[]]> {
  const error = await requested.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof AppError)) throw error ?? new Error('It was not refused');

  return [error.code, Object.keys(error.fields ?? {})];
}

test('returns the times of the slot, with travel time around a home visit', async () => {
  const { id, salonIds } = await api.makePractitioner({ salons: [{}] });
  await api.db.updateTable('settings').set({ travel_buffer_minutes: 20 }).execute();
  const start = londonInstant(day, '10:00')!;
  const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

  expect(await request(id)).toEqual({
    startsAt: start,
    endsAt: after(60),
    blockedFrom: after(-20),
    blockedTo: after(80),
    holdsFrom: after(-20),
    holdsTo: after(80),
    salonId: null,
  });
  // The only salon is chosen by default.
  expect(await request(id, { locationType: 'salon' })).toEqual({
    startsAt: start,
    endsAt: after(60),
    blockedFrom: start,
    blockedTo: after(60),
    holdsFrom: start,
    holdsTo: after(60),
    salonId: salonIds[0],
  });
  await api.db.updateTable('settings').set({ travel_buffer_minutes: 0 }).execute();
});

test('with several salons, one must be chosen (D49)', async () => {
  const { id, salonIds } = await api.makePractitioner({ salons: [{}, {}] });

  expect(await refusal(request(id, { locationType: 'salon' }))).toEqual(['invalid', ['salon_id']]);
  const chosen = await request(id, { locationType: 'salon', salonId: salonIds[1]! });
  expect(chosen.salonId).toBe(salonIds[1]);
});

test("another practitioner's salon is refused", async () => {
  const { id } = await api.makePractitioner();
  const other = await api.makePractitioner({ salons: [{}] });

  const theirs = request(id, { locationType: 'salon', salonId: other.salonIds[0]! });
  expect(await refusal(theirs)).toEqual(['invalid', ['salon_id']]);
});

test('a home beyond the travel distance is refused', async () => {
  const { id, lat, lon } = await api.makePractitioner({ mobile: { travelMiles: 3 } });
  const away = (miles: number) => ({ lat: lat + miles / 69.09, lon });

  await request(id, { customerPoint: away(2) });
  const tooFar = request(id, { customerPoint: away(4.1) });
  expect(await refusal(tooFar)).toEqual(['invalid', ['address']]);
});

test('a time that is not in the list of start times is refused', async () => {
  const { id } = await api.makePractitioner();
  const unavailable: Partial<RequestedSlot>[] = [
    { time: '08:45' },
    { time: '17:15' },
    { time: '10:05' },
    { date: addDays(londonDay(new Date()), -1) },
    { date: addDays(addMonths(londonDay(new Date()), 6), 1) },
  ];
  for (const slot of unavailable) {
    expect(await refusal(request(id, slot))).toEqual(['slot_taken', []]);
  }
  expect((await request(id, { time: '17:00' })).endsAt).toEqual(londonInstant(day, '18:00'));
});

test('a practitioner who is not live cannot be booked', async () => {
  const { id } = await api.makePractitioner({ approved: false });

  expect(await refusal(request(id))).toEqual(['not_found', []]);
});
