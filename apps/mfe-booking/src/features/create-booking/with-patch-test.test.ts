import type { BookingDraft } from '@freely/api-client/contract';
import { expect, test } from '@jest/globals';
import { withPatchTest } from './with-patch-test.ts';

const draft: BookingDraft = {
  practitioner_id: 7,
  services_ids: [1],
  total_amount: 49.1,
  date: '2026-11-26',
  start_time: '11:15:00',
  location_type: 'mobile',
};

test('the price of a patch test is added to the penny', () => {
  const patch_test = { date: '2026-11-23', start_time: '10:00:00' };

  expect(withPatchTest(draft, { price: 5.2 }, patch_test)).toEqual({
    ...draft,
    total_amount: 54.3,
    patch_test,
  });
});
