import type { BookingDraft, PatchTestOffer } from '@freely/api-client/contract';
import { penceOf, poundsOf } from '@freely/domain/money';

/** The draft with its first visit. The price of the test is part of the total, before the discount. */
export function withPatchTest(
  draft: BookingDraft,
  { price }: Pick<PatchTestOffer, 'price'>,
  patch_test: { date: string; start_time: string },
): BookingDraft {
  return {
    ...draft,
    total_amount: poundsOf(penceOf(draft.total_amount) + penceOf(price)),
    patch_test,
  };
}
