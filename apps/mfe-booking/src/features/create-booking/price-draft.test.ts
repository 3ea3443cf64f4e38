import type { BookingDraft } from '@freely/api-client/contract';
import { expect, test } from '@jest/globals';
import { priceDraft } from './price-draft.ts';

const draft: BookingDraft = {
  practitioner_id: 7,
  services_ids: [1],
  total_amount: 49,
  date: '2026-11-26',
  start_time: '11:15:00',
  location_type: 'mobile',
};

test('the discount is a percentage of the total, to the penny', () => {
  expect(priceDraft(draft, { loyalty: true, discount: 10, mark: 'rebook' })).toMatchObject({
    discount: 10,
    discount_mark: 'rebook',
    discount_amount: 4.9,
    total_amount: 44.1,
  });
});

test('half a penny of discount is rounded up', () => {
  const priced = priceDraft(
    { ...draft, total_amount: 10.05 },
    { loyalty: true, discount: 10, mark: 'first_booking' },
  );

  expect(priced).toMatchObject({ discount_amount: 1.01, total_amount: 9.04 });
});

test('without a loyalty offer the draft is unchanged', () => {
  expect(priceDraft(draft, { loyalty: false, discount: 0, mark: null })).toBe(draft);
});
