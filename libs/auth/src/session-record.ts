import type { CurrentUser } from '@freely/api-client/contract';

/** What the browser keeps of a session. */
export interface SessionRecord {
  readonly token: string;
  readonly user: CurrentUser;
  /** When it was last used here, in milliseconds since 1970. */
  readonly savedAt: number;
}

/** Unused for this long, the session is over (D38); the server has the same limit. */
const SESSION_LIFETIME_MS = 24 * 60 * 60 * 1000;

export function isExpired(record: SessionRecord, now: number): boolean {
  // A clock set back must not make a session immortal.
  return now - record.savedAt > SESSION_LIFETIME_MS || record.savedAt - now > SESSION_LIFETIME_MS;
}

/** Reads a kept record; null for anything that is not one. */
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
