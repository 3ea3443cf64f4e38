import type { OwnPapers } from '@freely/api-client/contract';
import { expect, test } from '@jest/globals';
import { standingOf } from './own-papers.ts';

const now = new Date('2026-11-23T12:00:00Z');
const insurance = {
  kind: 'insurance' as const,
  for_tick: true,
  for_work: false,
  in_date: true,
  covered_to: '2027-11-23',
};
const waiting = { kind: 'insurance', state: 'waiting' } as OwnPapers['papers'][number];

test.each([
  ['fine', {}, []],
  ['fine', { covered_to: null }, []],
  ['fine', { covered_to: '2027-01-23' }, []],
  ['ends', { covered_to: '2027-01-22' }, []],
  ['ends', { covered_to: '2026-11-23' }, []],
  ['fine', { covered_to: '2026-11-23' }, [waiting]],
  ['missing', { in_date: false, covered_to: null }, []],
  ['waiting', { in_date: false, covered_to: null }, [waiting]],
  ['optional', { in_date: false, covered_to: null, for_tick: false }, []],
])('a paper is %s: %j', (expected, parts, papers) => {
  expect(standingOf({ ...insurance, ...parts }, papers, now)).toBe(expected);
});
