/** Every mail that the product sends. */
export const mailKinds = [
  'registration',
  'practitioner_approved',
  'booking_paid_customer',
  'booking_paid_practitioner',
  'payment_refunded_late',
] as const;

export type MailKind = (typeof mailKinds)[number];
