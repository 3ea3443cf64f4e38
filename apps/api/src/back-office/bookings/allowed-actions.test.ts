import { expect, test } from '@jest/globals';
import { allowedActions } from './allowed-actions.ts';

const hour = 3_600_000;
const start = new Date('2026-12-01T10:00:00Z');
const booking = {
  status: 'confirmed' as const,
  starts_at: start,
  ends_at: new Date(start.getTime() + hour),
  paid_at: new Date('2026-11-20T10:00:00Z') as Date | null,
  awaits_customer: false,
  free_after_move: null,
  is_patch_test: false,
  captured: 4500,
  amount_refunded: 0,
  charged_back: 0,
  owed_of_failed: 0,
  is_reported: false,
  marked_absent_at: null,
  is_disputed: false,
  is_settled: false,
  is_reviewed: false,
};
type Changes = Partial<Omit<Parameters<typeof allowedActions>[0], 'now'>>;
const at = (hours: number, changes: Changes = {}) =>
  allowedActions({ ...booking, ...changes, now: new Date(start.getTime() + hours * hour) });
const names = (hours: number, changes: Changes = {}) =>
  at(hours, changes).map(({ action }) => action);

test('the customer gets a full refund strictly more than 24 hours ahead (D25, D50)', () => {
  const refundAt = (hours: number, changes: Changes = {}) => at(hours, changes)[0]?.refund;

  expect(refundAt(-24.001)).toBe(45);
  expect(refundAt(-24)).toBe(0);
  expect(refundAt(-1)).toBe(0);
  expect(refundAt(-1, { awaits_customer: true })).toBe(45);
  expect(refundAt(-48, { amount_refunded: 1000 })).toBe(35);
  expect(refundAt(-48, { amount_refunded: 1000, charged_back: 2500 })).toBe(10);
});

test('until the start the practitioner may move or cancel it, with a full refund', () => {
  expect(at(-1).slice(1)).toEqual([
    { action: 'cancel_by_practitioner', by: 'practitioner', refund: 45 },
    { action: 'edit_by_practitioner', by: 'practitioner', refund: null },
  ]);
  expect(names(0)).toEqual([]);
});

test('a held booking can only be cancelled by the customer, without a refund', () => {
  expect(at(-48, { status: 'held', paid_at: null, captured: 0 })).toEqual([
    { action: 'cancel_by_customer', by: 'customer', refund: 0 },
  ]);
});

test('lateness and no-shows are reported from 20 minutes after the start to a day after the end', () => {
  const both = ['mark_no_show', 'report_lateness'];

  expect(names(0.33)).toEqual([]);
  expect(names(20 / 60)).toEqual(['mark_no_show']);
  expect(names(0.34)).toEqual(both);
  expect(names(25, { status: 'completed' })).toEqual(both);
  expect(names(25.01, { status: 'completed' })).toEqual([]);
  expect(names(1, { status: 'no_show_customer' })).toEqual(['report_lateness']);
  expect(names(1, { is_reviewed: true })).toEqual(['report_lateness']);
});

test('a reported practitioner can still mark a no-show, until the dispute is settled', () => {
  const reported = { is_reported: true, is_disputed: true };

  expect(names(1, reported)).toEqual(['mark_no_show', 'settle_dispute']);
  expect(names(1, { is_reported: true, is_settled: true })).toEqual([]);
});

test('a cancelled booking allows no action', () => {
  for (const status of ['cancelled_by_customer', 'cancelled_by_practitioner'] as const) {
    expect([names(-48, { status }), names(1, { status })]).toEqual([[], []]);
  }
});

test('of a cancelled booking whose refund failed, an admin has it made again (D103)', () => {
  expect(at(-48, { status: 'cancelled_by_customer', owed_of_failed: 4500 })).toEqual([
    { action: 'refund_again', by: 'admin', refund: 45 },
  ]);
});

test('of a patch test only the time can be changed: all else happens to its treatment', () => {
  const visit = { is_patch_test: true, captured: 0 };

  expect(names(-48, visit)).toEqual(['edit_by_practitioner']);
  expect(names(0.34, visit)).toEqual([]);
});
