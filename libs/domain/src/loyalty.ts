/** Which discount a booking carries (D21). */
export type DiscountMark = 'first_booking' | 'rebook' | 'time' | 'admin';

/** Percentages that an admin has set; 0 means that there is no such discount. */
export interface LoyaltyScheme {
  firstBooking: number;
  rebook: number;
  time: number;
  timeFrom: Date | null;
  timeTo: Date | null;
}

/** What is known about the customer at the time of booking. */
export interface CustomerHistory {
  /** No booking of theirs was ever paid. */
  isFirstBooking: boolean;
  /** They have a completed booking with this practitioner (D64). */
  hasCompletedWithPractitioner: boolean;
  /** Percent that an admin gave this customer; 0 for none. */
  adminDiscount: number;
}

export interface Discount {
  /** Whole percent, 1 to 99, of treatments plus call-out charge. */
  percent: number;
  mark: DiscountMark;
}

/**
 * The single best discount, or null: discounts never add up (D21). Of equal ones the more personal
 * wins, so that a customer always reads the same reason.
 * @param now the time of booking; the date interval includes both of its ends (D64)
 */
export function bestDiscount(
  scheme: LoyaltyScheme,
  customer: CustomerHistory,
  now: Date,
): Discount | null {
  const offers: Discount[] = [
    { mark: 'admin', percent: customer.adminDiscount },
    { mark: 'rebook', percent: customer.hasCompletedWithPractitioner ? scheme.rebook : 0 },
    { mark: 'first_booking', percent: customer.isFirstBooking ? scheme.firstBooking : 0 },
    { mark: 'time', percent: isWithin(scheme, now) ? scheme.time : 0 },
  ];
  const best = offers.reduce((top, offer) => (offer.percent > top.percent ? offer : top));

  return best.percent > 0 ? best : null;
}

function isWithin({ timeFrom, timeTo }: LoyaltyScheme, now: Date): boolean {
  return timeFrom !== null && timeTo !== null && timeFrom <= now && now <= timeTo;
}
