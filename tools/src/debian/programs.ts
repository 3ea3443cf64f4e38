// What has to be installed, and who may run it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serverAccount } from '../postgres/server-account.ts';

const postgresFolder = '/usr/lib/postgresql/15/bin';

export const programs = {
  initdb: join(postgresFolder, 'initdb'),
  postgres: join(postgresFolder, 'postgres'),
  pgCtl: join(postgresFolder, 'pg_ctl'),
  pgBasebackup: join(postgresFolder, 'pg_basebackup'),
  psql: join(postgresFolder, 'psql'),
  pgbouncer: '/usr/sbin/pgbouncer',
  nginx: '/usr/sbin/nginx',
  openssl: '/usr/bin/openssl',
} as const;

const packages: Record<keyof typeof programs, string> = {
  initdb: 'postgresql',
  postgres: 'postgresql',
  pgCtl: 'postgresql',
  pgBasebackup: 'postgresql',
  psql: 'postgresql',
  pgbouncer: 'pgbouncer',
  nginx: 'nginx',
  openssl: 'openssl',
};

/** @throws with the line that installs what is missing */
export function requirePrograms(): void {
  const missing = Object.entries(programs).filter(([, path]) => !existsSync(path));
  if (missing.length === 0) return;
  const names = new Set(missing.map(([name]) => packages[name as keyof typeof programs]));
  throw new Error(
    `${missing.map(([, path]) => path).join(', ')} is missing. On Debian 12:\n` +
      `  apt-get install --no-install-recommends ${[...names].join(' ')}`,
  );
}

/** PostgreSQL and PgBouncer refuse to run as root: then they run as Debian's account for them. */
export const databaseAccount = serverAccount() ?? {};

/** `freely` of the units: an account that owns nothing but what it keeps for itself. */
export const serviceAccount = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : null;

/** Runs a program to its end, and returns what it printed. */
export function run(
  program: string,
  args: readonly string[],
  options: { as?: object; env?: Record<string, string>; cwd?: string; input?: string } = {},
): string {
  const { as, ...others } = options;
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    ...as,
    ...others,
    env: { ...process.env, ...options.env },
  });
  if (status !== 0) {
    throw new Error(
      `${program} ${args.join(' ')} failed: ${error?.message ?? `${stderr}${stdout}`.trim()}`,
    );
  }

  return stdout;
}
