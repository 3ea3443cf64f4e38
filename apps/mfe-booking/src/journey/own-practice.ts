import type { Booking } from '@freely/api-client/contract';
import { sessionStore } from '@freely/auth';

/**
 * Whether the booking is with who is logged in. What only its customer does with it leads them to their own
 * page of it.
 */
export function isOwnPractice({ practitioner_id }: Pick<Booking, 'practitioner_id'>): boolean {
  return practitioner_id === sessionStore.getState().user?.user_id;
}
