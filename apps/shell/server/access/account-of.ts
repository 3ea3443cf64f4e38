import { CurrentUser, currentUser } from '@freely/api-client/contract';
import * as v from 'valibot';
import type { ServerSettings } from '../settings.ts';

const TIMEOUT_MS = 4_000;

/** Nobody knows now whose session it is: the API is down, slow or limits. */
export class AccountUnavailable extends Error {
  override readonly name = 'AccountUnavailable';
}

/**
 * The account that a request's session belongs to, as the API knows it; null without a valid one.
 *
 * The key makes the call count for this session, and not for the address of the shell's server.
 *
 * @param authorization the header as the browser sent it
 * @throws AccountUnavailable
 */
export async function accountOf(
  { browser, internalKey }: Pick<ServerSettings, 'browser' | 'internalKey'>,
  authorization: string | undefined,
): Promise<CurrentUser | null> {
  if (!authorization) return null;
  const response = await fetch(`${browser.apiUrl}${currentUser.path}`, {
    headers: { authorization, 'x-internal-key': internalKey },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error) => {
    throw new AccountUnavailable(String(error));
  });
  if (response.status === 401) return null;
  if (!response.ok) throw new AccountUnavailable(`The API returned status ${response.status}.`);
  const parsed = v.safeParse(CurrentUser, await response.json().catch(() => null));
  if (!parsed.success) throw new AccountUnavailable('The API returned something else.');

  return parsed.output;
}
