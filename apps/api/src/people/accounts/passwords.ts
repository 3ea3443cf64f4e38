import { hash, verify } from '@node-rs/argon2';

// argon2id with 19 MiB and two passes, as OWASP recommends for frequent logins.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Verified when there is no account, so that both cases take the same time. */
const dummyHash = hash('a password that nobody has', cost);

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** @param stored the hash of the account, or undefined when there is none. */
export async function passwordMatches(
  stored: string | undefined,
  password: string,
): Promise<boolean> {
  const matches = await verify(stored ?? (await dummyHash), password);

  return stored !== undefined && matches;
}
