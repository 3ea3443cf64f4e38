import { addHours } from 'date-fns/addHours';

/** Hours after the end of the treatment until the practitioner is paid (D22). */
export const payoutHours = 48;

/** When the payout for a booking that ends at `endsAt` becomes due. */
export function payoutDueAt(endsAt: Date): Date {
  return addHours(endsAt, payoutHours);
}
