// What an installation must not start with in production, although it is well formed.
import { createHash } from 'node:crypto';

/** What the repository uses on a developer's machine: everybody has it. */
export const localSecrets = {
  STRIPE_SECRET_KEY: 'sk_test_freely_sandbox',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_freely_sandbox',
  STRIPE_WEBHOOK_SECRET: 'whsec_freely_sandbox',
  INTERNAL_KEY: 'freely-internal-key-of-the-repository',
  DATA_KEY: createHash('sha256').update('freely demo data').digest('base64'),
} as const;

const secretPrefix = /^(?:[rs]k_(?:live_|test_)?|pk_(?:live_|test_)?|whsec_)/;
const shortestSecret = 16;
/** Of 32 random bytes, at least this many differ: fewer happen once in 10^30 keys. */
const leastDifferentBytes = 16;

type Check = (value: string, name: string) => string | null;

const isLocal: Check = (value, name) =>
  value === localSecrets[name.replace(/_ALSO$/, '') as keyof typeof localSecrets]
    ? "is the one of the repository: everybody has it. Use the installation's own"
    : null;
const isShort: Check = (value) =>
  value.replace(secretPrefix, '').length < shortestSecret ? 'is too short to be a secret' : null;
const isNotRandom: Check = (value) =>
  new Set(Buffer.from(value, 'base64')).size < leastDifferentBytes
    ? 'is not random: use `openssl rand -base64 32`'
    : null;

/** Plain http is for this machine itself, such as behind a proxy that a test starts. */
const isOpen: Check = (value) => {
  const { protocol, hostname } = new URL(value);

  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
    ? null
    : 'must be https';
};

const checks: Record<string, readonly Check[]> = {
  DATA_KEY: [isLocal, isNotRandom],
  DATA_KEY_ALSO: [isLocal, isNotRandom],
  INTERNAL_KEY: [isLocal, isShort],
  STRIPE_SECRET_KEY: [isLocal, isShort],
  STRIPE_PUBLISHABLE_KEY: [isLocal],
  STRIPE_WEBHOOK_SECRET: [isLocal, isShort],
  STRIPE_API_URL: [isOpen],
  GOOGLE_ROUTES_URL: [isOpen],
  API_URL: [isOpen],
  SHELL_URL: [isOpen],
  TRUST_PROXY: [
    (value) =>
      value === 'true'
        ? 'must not be true: then every client chooses its own IP address. List the proxies'
        : null,
  ],
  FAULT_AT: [() => 'must not be set: it ends the process on purpose'],
  CALENDAR_LOOPBACK: [
    (value) =>
      value === 'allow'
        ? 'must be refuse: practitioners could read services of this machine'
        : null,
  ],
};

/** The first problem, as a line that names the variable; null without any. Values are valid. */
export function productionProblem(environment: Readonly<Record<string, string>>): string | null {
  for (const [name, ofName] of Object.entries(checks)) {
    const value = environment[name];
    if (value === undefined) continue;
    for (const check of ofName) {
      const problem = check(value, name);
      if (problem !== null) return `${name} ${problem}.`;
    }
  }

  return null;
}
