import * as v from 'valibot';
import { SignedIn } from './accounts.ts';
import { call } from './call.ts';
import { IdText } from './values.ts';

/**
 * Logs an admin in as a user (D34): the response is the user, with `impersonated_by`, and the token
 * of a session that ends after an hour, or with the admin's own session. To return, the browser
 * logs out of that session and uses its previous token again. The documented GET works too (D56).
 */
export const logInAsUser = /*#__PURE__*/ call({
  method: 'POST',
  path: '/dashboard/admin/userLogIn/:user_id',
  access: 'admin',
  params: v.object({ user_id: IdText }),
  response: SignedIn,
});
