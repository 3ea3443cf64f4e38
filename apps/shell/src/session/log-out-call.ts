import { send } from '@freely/api-client/client';
import { logout } from '@freely/api-client/contract';

/** Ends the session on the server, but not in the browser. Errors are ignored. */
export async function postLogout(): Promise<void> {
  await send(logout, {}).catch(() => {});
}
