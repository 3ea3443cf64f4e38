// PostgreSQL refuses to run as root: then the server runs under an unprivileged account.
import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

export interface ServerAccount {
  uid: number;
  gid: number;
}

/** Null when the server can run under the caller's own account. */
export function serverAccount(): ServerAccount | null {
  if (process.getuid?.() !== 0) return null;

  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const account = accounts.find(([candidate]) => candidate === name);
    if (account) return { uid: Number(account[2]), gid: Number(account[3]) };
  }
  throw new Error(
    'PostgreSQL does not run as root, and this machine has no "postgres" or "nobody" account. ' +
      'Start as an ordinary user, or set DATABASE_URL.',
  );
}

/** Whether the account may enter `folder` and every folder above it. */
export function canEnter(account: ServerAccount, folder: string): boolean {
  const { mode, uid, gid } = statSync(folder);
  const permission =
    uid === account.uid ? mode & 0o100 : gid === account.gid ? mode & 0o010 : mode & 0o001;
  const parent = dirname(folder);
  return permission !== 0 && (parent === folder || canEnter(account, parent));
}
