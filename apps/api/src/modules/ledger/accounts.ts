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
  /** Money that customers' banks took back while they decide. */
  chargebacks: 'chargebacks',
  customer: (id: number) => `customer:${id}`,
  practitioner: (id: number) => `practitioner:${id}`,
  /** What a practitioner was paid and had to give back, and could not yet. */
  debt: (practitionerId: number) => `debt:${practitionerId}`,
} as const;
