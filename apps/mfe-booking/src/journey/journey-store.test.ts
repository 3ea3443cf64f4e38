import type { BookingDraft } from '@freely/api-client/contract';
import { endDeletedAccount, loseSession, signIn, signOut } from '@freely/auth';
import { userWith } from '@freely/shell-sdk/testing';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { SlotChoice } from './journey.ts';
import {
  attemptFor,
  bookingCreated,
  clearAttempt,
  clearBooking,
  clearPaidBooking,
  clearTime,
  clearTreatments,
  journeyStore,
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

describe('the choices of somebody who', () => {
  const grace = { ...userWith({ user_id: 20_001 }), access_token: 'token-of-grace' };
  const bob = { ...grace, user_id: 20_002 };
  const saved = () => Object.keys(journeyStore.getState().choices);
  beforeEach(() => {
    signOut();
    saveChoice(7, choice);
  });

  test('logs in are kept', () => {
    signIn(grace);

    expect(saved()).toEqual(['7']);
  });

  test('logs out are cleared, in the storage too', () => {
    signIn(grace);
    signOut();

    expect(saved()).toEqual([]);
    expect(sessionStorage.getItem('freely.booking-journey')).not.toContain('11:15');
  });

  test('loses the session are kept for them, and for nobody else', () => {
    signIn(grace);
    loseSession();
    expect(saved()).toEqual(['7']);
    signIn(grace);
    expect(saved()).toEqual(['7']);

    loseSession();
    signIn(bob);
    expect(saved()).toEqual([]);
  });

  test('loses the session of an account that is deleted then are cleared', () => {
    signIn(grace);
    loseSession();
    endDeletedAccount();

    expect(saved()).toEqual([]);
  });

  test.each([
    ['the same person', grace, ['7']],
    ['a guest', null, []],
    ['somebody else', bob, []],
  ])(
    'leaves the page, and logs out on one without the journey, are kept for nobody else: %s',
    async (_who, next, kept) => {
      signIn(grace);
      jest.resetModules();
      const auth = await import('@freely/auth');
      if (next) auth.signIn(next);
      const reloaded = await import('./journey-store.ts');

      expect(Object.keys(reloaded.journeyStore.getState().choices)).toEqual(kept);
    },
  );
});

describe('the idempotency key of a booking', () => {
  test('is the same for the same draft, and different for another draft', () => {
    const key = attemptFor(draft).key;

    expect(attemptFor({ ...draft }).key).toBe(key);
    expect(attemptFor({ ...draft, start_time: '11:30:00' }).key).not.toBe(key);
  });

  test('survives a reload', async () => {
    const key = attemptFor(draft).key;
    journeyStore.setState({ attempt: null });
    sessionStorage.setItem(
      'freely.booking-journey',
      JSON.stringify({
        state: { attempt: { key, fingerprint: JSON.stringify(draft), bookingId: null } },
        version: 2,
      }),
    );
    await journeyStore.persist.rehydrate();

    expect(attemptFor(draft).key).toBe(key);
  });

  test('is renewed once the booking was deleted', () => {
    const key = attemptFor(draft).key;
    bookingCreated(12);
    expect(attemptFor(draft).key).toBe(key);

    clearBooking(13);
    expect(attemptFor(draft).key).toBe(key);
    clearBooking(12);
    expect(attemptFor(draft).key).not.toBe(key);
  });
});

describe('another time for the same practitioner', () => {
  const later = { ...draft, start_time: '11:30:00' };

  test('moves the hold, again with the same key when it is repeated', () => {
    attemptFor(draft);
    bookingCreated(12);

    const moved = attemptFor(later);
    expect(moved.replaces).toBe(12);
    expect(attemptFor(later)).toEqual(moved);
  });

  test('moves the same hold after a refusal, with another key', () => {
    attemptFor(draft);
    bookingCreated(12);
    const { key } = attemptFor(later);
    clearAttempt();

    expect(attemptFor(later)).toMatchObject({ replaces: 12, key: expect.not.stringMatching(key) });
    expect(attemptFor({ ...later, total_amount: 60 }).replaces).toBe(12);
    bookingCreated(13);
    expect(attemptFor(draft).replaces).toBe(13);
  });

  test('moves nothing before there is a hold, or for another practitioner', () => {
    attemptFor(draft);
    expect(attemptFor(later).replaces).toBeUndefined();

    bookingCreated(12);
    expect(attemptFor({ ...draft, practitioner_id: 8 }).replaces).toBeUndefined();
  });

  test('moves the hold also after another practitioner was tried, with whom it was refused or made', () => {
    attemptFor(draft);
    bookingCreated(12);
    attemptFor({ ...draft, practitioner_id: 8 });
    clearAttempt();
    expect(attemptFor(later).replaces).toBe(12);

    bookingCreated(13);
    attemptFor({ ...draft, practitioner_id: 8 });
    bookingCreated(14);
    expect(attemptFor(draft).replaces).toBe(13);
    expect(attemptFor({ ...later, practitioner_id: 8 }).replaces).toBe(14);
  });

  test('moves no hold that is paid or cancelled by then', () => {
    attemptFor(draft);
    bookingCreated(12);
    attemptFor({ ...draft, practitioner_id: 8 });
    clearBooking(12);

    expect(attemptFor(later).replaces).toBeUndefined();
  });
});

describe('a saved choice', () => {
  test('is gone once it is paid: its time is the customer’s own', () => {
    saveChoice(7, choice);
    saveChoice(8, choice);
    attemptFor(draft);
    bookingCreated(12);

    clearPaidBooking({ id: 12, practitionerId: 7 });

    const { choices, attempt } = journeyStore.getState();
    expect([Object.keys(choices), attempt]).toEqual([['8'], null]);
  });

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
