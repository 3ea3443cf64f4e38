import type { BookingDraft, createBooking } from '@freely/api-client/contract';
import {
  type BookingPrice,
  bookingPrice,
  type PricedItem,
  quantitiesOf,
} from '@freely/domain/booking-price';
import type { Discount } from '@freely/domain/loyalty';
import { formatPounds, penceOf, poundsOf } from '@freely/domain/money';
import { isPayable, largestPayment, smallestPayment } from '@freely/domain/treatment-price';
import type { InferOutput } from 'valibot';
import { AppError, type ErrorMessage } from '../../kernel/errors/index.ts';
import type { Offer } from './checkout.repository.ts';

export type Draft = InferOutput<NonNullable<(typeof createBooking)['body']>>;

/** A treatment of the booking, with its quantity. */
export interface Line extends Offer {
  quantity: number;
}

/** @throws when a treatment of the draft is not offered, or no longer offered. */
export function linesOf(ids: readonly number[], offers: readonly Offer[]): Line[] {
  return [...quantitiesOf(ids)].map(([id, quantity]) => {
    const offer = offers.find(({ subServiceId }) => subServiceId === id);
    if (!offer) {
      const message = 'treatments.notOffered';
      throw new AppError('invalid', message, { services_ids: [message] });
    }

    return { ...offer, quantity };
  });
}

/**
 * The price that the server computes, when it equals the price that the customer saw (D20).
 * @throws price_changed with the current total.
 */
export function agreedPrice(
  draft: Draft,
  lines: readonly PricedItem[],
  callOutCharge: number,
  discount: Discount | null,
): BookingPrice {
  const price = bookingPrice(lines, callOutCharge, discount?.percent ?? 0);
  const isSeen =
    pence(draft.total_amount, 'total_amount') === price.total &&
    pence(draft.discount_amount, 'discount_amount') === price.discountAmount;
  if (!isSeen) {
    const message = 'checkout.priceChanged';
    throw new AppError('price_changed', message, undefined, {
      totalAmount: poundsOf(price.total),
    });
  }
  if (!isPayable(price.total)) {
    const message: ErrorMessage =
      price.total < smallestPayment
        ? { key: 'checkout.belowLeast', values: { least: inPounds(smallestPayment) } }
        : { key: 'checkout.aboveMost', values: { most: inPounds(largestPayment) } };
    throw new AppError('invalid', message, { total_amount: [message] });
  }

  return price;
}

const inPounds = (pence: number) => formatPounds(poundsOf(pence));

function pence(pounds: number, field: keyof BookingDraft): number {
  try {
    return penceOf(pounds);
  } catch {
    const message = 'checkout.notPence';
    throw new AppError('invalid', message, { [field]: [message] });
  }
}
