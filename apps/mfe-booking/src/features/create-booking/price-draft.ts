import type { BookingDraft, LoyaltyOffer } from '@freely/api-client/contract';
import { penceOf, percentOf, poundsOf } from '@freely/domain/money';

/** The draft with the customer's discount, a percentage of the total, subtracted in pence (D21). */
export function priceDraft(
  draft: BookingDraft,
  { loyalty, discount, mark }: LoyaltyOffer,
): BookingDraft {
  if (!loyalty || discount === 0) return draft;

  const total = penceOf(draft.total_amount);
  const discountAmount = percentOf(total, discount);

  return {
    ...draft,
    discount,
    discount_mark: mark,
    discount_amount: poundsOf(discountAmount),
    total_amount: poundsOf(total - discountAmount),
  };
}
