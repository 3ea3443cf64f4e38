/**
 * The accounts of the ledger. A positive balance is money that is held for us or owed to us, a
 * negative one is money that we owe.
 */
export const accounts = {
  /** Money that the payment provider holds for us. */
  provider: 'provider',
  /** What the platform keeps (D22). */
  fees: 'fees',
  /** What the platform pays for discounts (D22). */
  discounts: 'discounts',
  /** Money that customers' banks have taken back until they decide on a dispute. */
  chargebacks: 'chargebacks',
  /** The platform's own bank account, as far as refunds were paid from it by hand (D103). */
  bank: 'bank',
  customer: (id: number) => `customer:${id}`,
  practitioner: (id: number) => `practitioner:${id}`,
  /** What a practitioner was overpaid and has not yet returned. */
  debt: (practitionerId: number) => `debt:${practitionerId}`,
} as const;
