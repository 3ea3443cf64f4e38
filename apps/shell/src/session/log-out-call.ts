import { send } from '@freely/api-client/client';
import { logout } from '@freely/api-client/contract';

/** Ends the session on the server; here it is still kept. A server that cannot be told is no hurdle. */
export async function callLogout(): Promise<void> {
  await send(logout, {}).catch(() => {});
}
