import type { WaitingEntry, WaitingOffer } from '@freely/api-client/contract';
import { expect, test } from '@jest/globals';
import { refetchIntervalOf } from './waiting-list-query.ts';

const listOf = (entries: WaitingEntry['status'][], offers: WaitingOffer['status'][] = []) => ({
  entries: entries.map((status) => ({ status })) as WaitingEntry[],
  offers: offers.map((status) => ({ status })) as WaitingOffer[],
  most: 5,
  paused_until: null,
});

test('the list is asked for again while something can be offered, or nothing is known yet', () => {
  expect(refetchIntervalOf(undefined)).toBe(30_000);
  expect(refetchIntervalOf(listOf(['left', 'waiting']))).toBe(30_000);
  expect(refetchIntervalOf(listOf(['left'], ['missed', 'open']))).toBe(30_000);
});

test('most customers wait for nothing, and are not asked about it', () => {
  expect(refetchIntervalOf(listOf([]))).toBe(false);
  expect(refetchIntervalOf(listOf(['booked', 'over'], ['taken']))).toBe(false);
});
