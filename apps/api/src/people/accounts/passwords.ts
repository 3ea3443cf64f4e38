import { hash, verify } from '@node-rs/argon2';

// argon2id with 19 MiB and two passes, as OWASP recommends for frequent logins.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Verified when there is no account, so that both cases take the same time. */
const dummyHash = hash('a password that nobody has', cost);

/** Another device may write the same letters in other characters: é as one, or as e and an accent. */
const normal = (password: string) => password.normalize('NFC');

export function hashPassword(password: string): Promise<string> {
  return hash(normal(password), cost);
}

/** @param stored the hash of the account, or undefined when there is none. */
export async function passwordMatches(
  stored: string | undefined,
  password: string,
): Promise<boolean> {
  const against = stored ?? (await dummyHash);
  const matches =
    (await verify(against, normal(password))) ||
    // Hashed as it was typed, before it was written in one way.
    (normal(password) !== password && (await verify(against, password)));

  return stored !== undefined && matches;
}
