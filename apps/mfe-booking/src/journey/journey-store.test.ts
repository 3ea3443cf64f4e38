import type { BookingDraft } from '@freely/api-client/contract';
import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  attemptKey,
  bookingCreated,
  clearBooking,
  clearTime,
  clearTreatments,
  journeyStore,
  type SlotChoice,
  saveChoice,
} from './journey-store.ts';

const draft: BookingDraft = {
  practitioner_id: 7,
  services_ids: [1, 1],
  total_amount: 56,
  date: '2026-11-26',
  start_time: '11:15:00',
  location_type: 'salon',
};
const choice: SlotChoice = {
  locationType: 'salon',
  salonId: null,
  quantities: { 1: 2 },
  date: '2026-11-26',
  time: '11:15',
  postcode: '',
};

beforeEach(() => {
  sessionStorage.clear();
  journeyStore.setState(journeyStore.getInitialState(), true);
});

describe('the idempotency key of a booking', () => {
  test('is the same for the same draft, and different for another draft', () => {
    const key = attemptKey(draft);

    expect(attemptKey({ ...draft })).toBe(key);
    expect(attemptKey({ ...draft, start_time: '11:30:00' })).not.toBe(key);
  });

  test('survives a reload', async () => {
    const key = attemptKey(draft);
    journeyStore.setState({ attempt: null });
    sessionStorage.setItem(
      'freely.booking-journey',
      JSON.stringify({
        state: { attempt: { key, fingerprint: JSON.stringify(draft), bookingId: null } },
        version: 2,
      }),
    );
    await journeyStore.persist.rehydrate();

    expect(attemptKey(draft)).toBe(key);
  });

  test('is renewed once the booking was deleted', () => {
    const key = attemptKey(draft);
    bookingCreated(12);
    expect(attemptKey(draft)).toBe(key);

    clearBooking(13);
    expect(attemptKey(draft)).toBe(key);
    clearBooking(12);
    expect(attemptKey(draft)).not.toBe(key);
  });
});

describe('a saved choice', () => {
  test('loses only its time when the time is taken, and remembers it', () => {
    saveChoice(7, choice);
    clearTime(7);

    expect(journeyStore.getState().choices['7']).toEqual({
      ...choice,
      time: null,
      lostTime: '11:15',
    });
  });

  test('loses its treatments when its dialog is closed', () => {
    saveChoice(7, choice);
    saveChoice(8, choice);
    clearTreatments(7);

    expect(journeyStore.getState().choices['7']).toMatchObject({ quantities: {}, time: null });
    expect(journeyStore.getState().choices['8']).toEqual(choice);
  });
});
