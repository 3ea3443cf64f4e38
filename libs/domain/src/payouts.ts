/** Hours after the end of the treatment until the practitioner is paid (D22). */
export const payoutHours = 48;

const hour = 3_600_000;

/** When the payout for a booking that ends at `endsAt` becomes due. */
export function payoutDueAt(endsAt: Date): Date {
  return new Date(endsAt.getTime() + payoutHours * hour);
}
