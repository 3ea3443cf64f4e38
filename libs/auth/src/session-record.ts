import type { CurrentUser } from '@freely/api-client/contract';
import { sessionLifetime } from '@freely/domain/lifetimes';

/** What the browser stores of a session. */
export interface SessionRecord {
  readonly token: string;
  readonly user: CurrentUser;
  /** When it was last used here, in milliseconds since 1970. */
  readonly savedAt: number;
}

/** A session that was not used for this long has expired (D38). The server has the same limit. */
const SESSION_LIFETIME_MS = sessionLifetime.idleHours * 3_600_000;

export function isExpired(record: SessionRecord, now: number): boolean {
  // A clock that was set back must not make a session last forever.
  return now - record.savedAt > SESSION_LIFETIME_MS || record.savedAt - now > SESSION_LIFETIME_MS;
}

/** Parses a stored record; null if it is invalid. */
export function parseRecord(text: string | null): SessionRecord | null {
  if (text === null) return null;
  try {
    const record: unknown = JSON.parse(text);

    return isRecord(record) ? record : null;
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is SessionRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { token, user, savedAt } = value as Partial<Record<keyof SessionRecord, unknown>>;

  return (
    typeof token === 'string' &&
    token !== '' &&
    typeof savedAt === 'number' &&
    typeof user === 'object' &&
    user !== null &&
    Array.isArray((user as { user_roles?: unknown }).user_roles)
  );
}
