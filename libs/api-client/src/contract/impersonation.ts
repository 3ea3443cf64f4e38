import * as v from 'valibot';
import { SignedIn } from './accounts.ts';
import { call } from './call.ts';
import { IdText } from './values.ts';

/**
 * Logs an admin in as a user (D34): the answer is the user, with `impersonated_by`, and the token
 * of a session that ends after an hour, or with the admin's own. To return, the browser logs that
 * session out and goes on with the token that it had before. The documented GET works too (D56).
 */
export const logInAsUser = /*#__PURE__*/ call({
  method: 'POST',
  path: '/dashboard/admin/userLogIn/:user_id',
  access: 'admin',
  params: v.object({ user_id: IdText }),
  answer: SignedIn,
});
