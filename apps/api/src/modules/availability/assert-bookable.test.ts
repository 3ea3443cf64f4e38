import { addDays, addMonths, londonDay, londonInstant } from '@freely/domain/london-time';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { AppError } from '../../http/app-error.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { assertBookable, type WantedSlot } from './assert-bookable.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const day = addDays(londonDay(new Date()), 9);
const ask = (practitionerId: number, wanted: Partial<WantedSlot> = {}) =>
  api.db.transaction().execute((trx) =>
    assertBookable(trx, {
      practitionerId,
      date: day,
      time: '10:00',
      durationMinutes: 60,
      locationType: 'mobile',
      salonId: null,
      customerPoint: null,
      ...wanted,
    }),
  );

async function refusal(asked: Promise<unknown>): Promise<[string, string[]]> {
  const error = await asked.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof AppError)) throw error ?? new Error('It was not refused');

  return [error.code, Object.keys(error.fields ?? {})];
}

test('says when the slot is, with travel around a visit', async () => {
  const { id, salonIds } = await api.makePractitioner({ salons: [{}] });
  await api.db.updateTable('settings').set({ travel_buffer_minutes: 20 }).execute();
  const start = londonInstant(day, '10:00')!;
  const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

  expect(await ask(id)).toEqual({
    startsAt: start,
    endsAt: after(60),
    blockedFrom: after(-20),
    blockedTo: after(80),
    salonId: null,
  });
  // With one salon there is nothing to choose.
  expect(await ask(id, { locationType: 'salon' })).toEqual({
    startsAt: start,
    endsAt: after(60),
    blockedFrom: start,
    blockedTo: after(60),
    salonId: salonIds[0],
  });
  await api.db.updateTable('settings').set({ travel_buffer_minutes: 0 }).execute();
});

test('several salons ask for a choice (D49)', async () => {
  const { id, salonIds } = await api.makePractitioner({ salons: [{}, {}] });

  expect(await refusal(ask(id, { locationType: 'salon' }))).toEqual(['invalid', ['salon_id']]);
  const chosen = await ask(id, { locationType: 'salon', salonId: salonIds[1]! });
  expect(chosen.salonId).toBe(salonIds[1]);
});

test('a place that is not theirs is refused', async () => {
  const { id } = await api.makePractitioner();
  const other = await api.makePractitioner({ salons: [{}] });

  expect(await refusal(ask(id, { locationType: 'salon', salonId: other.salonIds[0]! }))).toEqual([
    'invalid',
    ['location_type'],
  ]);
});

test('a home beyond the travel distance is refused', async () => {
  const { id, lat, lon } = await api.makePractitioner({ mobile: { travelMiles: 3 } });
  const away = (miles: number) => ({ lat: lat + miles / 69.09, lon });

  await ask(id, { customerPoint: away(2) });
  expect(await refusal(ask(id, { customerPoint: away(4.1) }))).toEqual(['invalid', ['address']]);
});

test('a time that the list would not hold is refused', async () => {
  const { id } = await api.makePractitioner();
  const taken: Partial<WantedSlot>[] = [
    { time: '08:45' },
    { time: '17:15' },
    { time: '10:05' },
    { date: addDays(londonDay(new Date()), -1) },
    { date: addDays(addMonths(londonDay(new Date()), 6), 1) },
  ];
  for (const wanted of taken) {
    expect(await refusal(ask(id, wanted))).toEqual(['slot_taken', []]);
  }
  expect((await ask(id, { time: '17:00' })).endsAt).toEqual(londonInstant(day, '18:00'));
});

test('who is not live cannot be booked', async () => {
  const { id } = await api.makePractitioner({ approved: false });

  expect(await refusal(ask(id))).toEqual(['not_found', []]);
});
