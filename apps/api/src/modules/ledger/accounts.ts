/**
 * The accounts of the ledger. What is positive, somebody owes us or holds for us; what is
 * negative, we owe.
 */
export const accounts = {
  /** Money that the payment provider holds for us. */
  provider: 'provider',
  /** What the platform keeps (D22). */
  fees: 'fees',
  /** What the platform pays for discounts (D22). */
  discounts: 'discounts',
  customer: (id: number) => `customer:${id}`,
  practitioner: (id: number) => `practitioner:${id}`,
} as const;
