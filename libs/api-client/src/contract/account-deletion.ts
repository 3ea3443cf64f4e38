import { SignedIn } from './accounts.ts';
import { call } from './call.ts';
import { Message } from './values.ts';

/** Deletes the account: future bookings are cancelled by the policy, the email is free again. */
export const deleteAccount = /*#__PURE__*/ call({
  method: 'DELETE',
  path: '/user',
  access: 'signed-in',
  recentLogin: 'always',
  except: { role: 'admin', message: 'rules.admin.ownAccount' },
  response: Message,
});

/**
 * Deletes the practitioner role; the customer account stays. Future bookings are cancelled and
 * refunded. Ends every session; the response has a new one, to be used as after a login.
 */
export const deletePractitionerAccount = /*#__PURE__*/ call({
  method: 'DELETE',
  path: '/dashboard/practitioner/account',
  access: 'practitioner',
  recentLogin: 'always',
  response: SignedIn,
});
