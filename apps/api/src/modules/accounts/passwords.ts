import { hash, verify } from '@node-rs/argon2';

// argon2id with 19 MiB and two passes: what OWASP asks for where logins are many.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Nobody's password: verified when there is no account, so that both cases take the same time. */
const nobodys = hash('a password that nobody has', cost);

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** @param stored the hash of the account, or undefined when there is none. */
export async function passwordMatches(
  stored: string | undefined,
  password: string,
): Promise<boolean> {
  const matches = await verify(stored ?? (await nobodys), password);

  return stored !== undefined && matches;
}
