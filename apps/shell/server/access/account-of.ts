import { CurrentUser, currentUser } from '@freely/api-client/contract';
import * as v from 'valibot';

const TIMEOUT_MS = 4_000;

/**
 * The account that a request's session belongs to, as the API knows it; null without a valid one.
 *
 * @param authorization the header as the browser sent it
 */
export async function accountOf(
  apiUrl: string,
  authorization: string | undefined,
): Promise<CurrentUser | null> {
  if (!authorization) return null;
  const response = await fetch(`${apiUrl}${currentUser.path}`, {
    headers: { authorization },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const parsed = response.ok ? v.safeParse(CurrentUser, await response.json()) : null;

  return parsed?.success ? parsed.output : null;
}
