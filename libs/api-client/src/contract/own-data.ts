import { SignedIn } from './accounts.ts';
import { call } from './call.ts';
import { Message } from './values.ts';

/** What users may do with all that is known of them (D42). */

/** Everything: bookings ahead are cancelled by the policy, and the address is free again. */
export const deleteAccount = /*#__PURE__*/ call({
  method: 'DELETE',
  path: '/user',
  access: 'signed-in',
  answer: Message,
});

/**
 * Leaves the customer. Bookings ahead are cancelled and refunded. Ends every session; the answer
 * carries a new one, to be taken over as after a login.
 */
export const deletePractitionerAccount = /*#__PURE__*/ call({
  method: 'DELETE',
  path: '/dashboard/practitioner/account',
  access: 'practitioner',
  answer: SignedIn,
});
