import { CurrentUser, currentUser } from '@freely/api-client/contract';
import * as v from 'valibot';
import type { ServerSettings } from '../settings.ts';

const TIMEOUT_MS = 4_000;

/**
 * The account that a request's session belongs to, as the API knows it; null without a valid one.
 *
 * The key makes the call count for this session, and not for the address of the shell's server.
 *
 * @param authorization the header as the browser sent it
 */
export async function accountOf(
  { browser, internalKey }: Pick<ServerSettings, 'browser' | 'internalKey'>,
  authorization: string | undefined,
): Promise<CurrentUser | null> {
  if (!authorization) return null;
  const response = await fetch(`${browser.apiUrl}${currentUser.path}`, {
    headers: { authorization, 'x-internal-key': internalKey },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const parsed = response.ok ? v.safeParse(CurrentUser, await response.json()) : null;

  return parsed?.success ? parsed.output : null;
}
