import { type Pence, percentOf } from './money.ts';

/** One treatment of a booking: its price and its quantity. */
export interface PricedItem {
  /** Pence. */
  unitPrice: Pence;
  quantity: number;
}

/** Pence throughout; `total` is what the customer pays. */
export interface BookingPrice {
  treatments: Pence;
  callOutCharge: Pence;
  discountAmount: Pence;
  total: Pence;
}

/**
 * The price of a booking. The discount applies to treatments plus call-out charge, rounded half up
 * to a penny (D21).
 * @param callOutCharge pence; 0 at a salon
 * @param discountPercent a whole number from 0 to 99
 */
export function bookingPrice(
  items: readonly PricedItem[],
  callOutCharge: Pence,
  discountPercent: number,
): BookingPrice {
  const treatments = items.reduce((sum, item) => sum + item.unitPrice * item.quantity, 0);
  const discountAmount = percentOf(treatments + callOutCharge, discountPercent);

  return {
    treatments,
    callOutCharge,
    discountAmount,
    total: treatments + callOutCharge - discountAmount,
  };
}

/** Counts repeated ids, one for each unit of quantity, in the order of their first occurrence. */
export function quantitiesOf(ids: readonly number[]): Map<number, number> {
  const quantities = new Map<number, number>();
  for (const id of ids) quantities.set(id, (quantities.get(id) ?? 0) + 1);

  return quantities;
}
