import type { Booking } from '@freely/api-client/contract';

/** Not with somebody who has left, nor a treatment to which the skin has reacted. */
export function canBookAgain(booking: Pick<Booking, 'practitioner_left' | 'patch_test'>): boolean {
  return booking.practitioner_left !== true && booking.patch_test?.result !== 'reaction';
}
