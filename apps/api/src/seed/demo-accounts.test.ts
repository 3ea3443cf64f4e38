// Every button of the demo accounts leads somewhere, on any day of the year.

import { isFreeToCancel } from '@freely/domain/cancellation';
import { cellOf, travelsTo } from '@freely/domain/geo';
import { addDays, londonDay, weekdayOf } from '@freely/domain/london-time';
import { patchTestRefusal } from '@freely/domain/patch-tests';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestApi, type TestApi } from '../../test/support/start-test-api.ts';
import { testHoursBefore, testMonthsValid } from './data/patch-tests.ts';
import { readCatalogue } from './load-market.ts';
import type { CatalogueEntry, PlannedBooking, PlannedMarket } from './plan.ts';
import { planMarket } from './plan-market.ts';

let api: TestApi;
let catalogue: CatalogueEntry[];
beforeAll(async () => {
  api = await startTestApi();
  catalogue = await readCatalogue(api.db);
});
afterAll(() => api.close());

const isUpcoming = ({ status }: PlannedBooking) => status === 'confirmed';
const isCompleted = ({ status }: PlannedBooking) => status === 'completed';
const byStart = (one: PlannedBooking, other: PlannedBooking) =>
  one.startsAt.getTime() - other.startsAt.getTime();

describe.each([
  ['a Monday at midnight', '2026-11-23T00:05:00Z'],
  ['a Sunday night', '2026-11-29T23:00:00Z'],
  ['New Year', '2027-01-01T12:00:00Z'],
  ['the day before the clocks go forward', '2027-03-27T18:00:00Z'],
  ['the day after the clocks go back', '2027-11-01T08:00:00Z'],
  ['a leap day', '2028-02-29T09:30:00Z'],
  ['a summer Wednesday', '2027-07-14T15:00:00Z'],
])('on %s', (_day, at) => {
  const now = new Date(at);
  let market: PlannedMarket;
  beforeAll(() => {
    market = planMarket(catalogue, now);
  });
  const account = (mailbox: string) => {
    const email = `${mailbox}@freely.example`;
    const everybody = [...market.staff, ...market.practitioners, ...market.customers];
    const { id, roles } = everybody.find((person) => person.email === email)!;
    const of = (role: 'practitioner' | 'customer') =>
      market.bookings.filter((booking) => booking[role].id === id).sort(byStart);

    return { id, roles, asPractitioner: of('practitioner'), asCustomer: of('customer') };
  };

  test('home visits are within reach, by the rule of bookings, and nobody books themselves', () => {
    const wrong = market.bookings.filter(
      ({ practitioner, customer, salonId, place }) =>
        practitioner.id === customer.id ||
        (salonId === null &&
          !travelsTo(cellOf(practitioner.base!), practitioner.base!.travelMiles, place)),
    );

    expect(wrong).toEqual([]);
  });

  test('practitioners are customers too, as new ones are', () => {
    for (const { roles } of market.practitioners) {
      expect([...roles].sort()).toEqual(['customer', 'practitioner']);
    }
  });

  test('the demo customer can book again, review, move and cancel', () => {
    const { asCustomer } = account('customer');
    const completed = asCustomer.filter(isCompleted);
    const latest = completed.at(-1)!;

    expect(asCustomer.filter(isUpcoming).length).toBeGreaterThanOrEqual(2);
    expect(completed.length).toBeGreaterThanOrEqual(3);
    expect(completed.some(({ review }) => review === null)).toBe(true);
    expect(completed.some(({ review }) => review !== null)).toBe(true);
    // The banner offers the last one again: the treatment is still offered, and free of time off.
    for (const { offer } of latest.items) {
      expect(latest.practitioner.offers).toContainEqual(offer);
    }
  });

  test.each(['practitioner', 'both'])('%s has a full week, and other weeks', (mailbox) => {
    const { asPractitioner } = account(mailbox);
    const today = londonDay(now);
    const monday = addDays(today, -((weekdayOf(today) + 6) % 7));
    const days = asPractitioner
      .filter((booking) => isUpcoming(booking) || isCompleted(booking))
      .map(({ startsAt }) => londonDay(startsAt))
      .filter((day) => day >= monday && day <= addDays(monday, 6));

    expect(new Set(days).size).toBeGreaterThanOrEqual(2);
    expect(asPractitioner.filter(isUpcoming).length).toBeGreaterThanOrEqual(3);
    expect(asPractitioner.filter(isCompleted).length).toBeGreaterThanOrEqual(8);
  });

  test('who is both has bookings on both sides', () => {
    const { asPractitioner, asCustomer } = account('both');

    expect(asPractitioner.length).toBeGreaterThan(5);
    expect(asCustomer.length).toBeGreaterThan(0);
  });

  test('the bookings of each day grow, and do not leap', () => {
    const perWeek = [0, 1, 2, 3, 4, 5, 6, 7].map(
      (week) =>
        market.bookings.filter(({ bookedAt }) => {
          const days = (now.getTime() - bookedAt.getTime()) / 86_400_000;
          return days >= week * 7 && days < week * 7 + 7;
        }).length,
    );

    for (const [week, count] of perWeek.entries()) {
      const before = perWeek[week + 1] ?? count;
      expect(count).toBeGreaterThan(before * 0.6);
      expect(count).toBeLessThan(before * 1.9);
    }
  });

  test('both sides of patch tests are there: clear, with a reaction, and one to record', () => {
    const tests = market.bookings.filter(({ testFor }) => testFor !== null);
    const treatmentOf = ({ testFor }: PlannedBooking) =>
      market.bookings.find(({ id }) => id === testFor!.bookingId)!;

    expect(tests.map(({ testFor }) => testFor!.recorded?.result ?? null).sort()).toEqual(
      ['clear', null, 'reaction'].sort(),
    );
    for (const visit of tests) {
      const treatment = treatmentOf(visit);
      const rule = { hoursBefore: testHoursBefore, monthsValid: testMonthsValid };
      expect(patchTestRefusal(rule, visit.startsAt, treatment.startsAt)).toBeNull();
      expect([visit.total, visit.place]).toEqual([0, treatment.place]);
      // What is to be recorded has begun.
      expect(visit.startsAt < now).toBe(true);
      if (visit.testFor!.recorded?.result === 'reaction') expect(treatment.isRefunded).toBe(true);
      else expect(treatment.cancelledAt).toBeNull();
    }
  });

  test('a late cancellation came back in full when its time was sold again', () => {
    const [cancelled, ...others] = market.bookings.filter(({ resold }) => resold !== null);
    const sold = market.bookings.find(({ id }) => id === cancelled!.resold!.soldId)!;

    expect(others).toEqual([]);
    expect(cancelled!.customer.id).toBe(account('customer').id);
    expect(cancelled!.resold!.amount).toBe(cancelled!.total);
    expect(isFreeToCancel(cancelled!.startsAt, cancelled!.cancelledAt!)).toBe(false);
    expect(sold).toMatchObject({ status: 'completed', startsAt: cancelled!.startsAt });
    expect(sold.bookedAt > cancelled!.cancelledAt!).toBe(true);
  });

  test('the demo practitioner has a day with two home visits to come', () => {
    const days = account('practitioner')
      .asPractitioner.filter((booking) => isUpcoming(booking) && booking.salonId === null)
      .map(({ startsAt }) => londonDay(startsAt));

    expect(new Set(days).size).toBeLessThan(days.length);
  });

  test('an admin has people to decide on', () => {
    const waiting = market.practitioners.filter(({ approved }) => approved === null);

    expect(waiting.length).toBeGreaterThan(5);
  });
});
