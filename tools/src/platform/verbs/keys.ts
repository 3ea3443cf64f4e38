import { addKey, newSigningKey, revokeKey } from '@freely/platform';
import { Misuse } from '../../terminal/command-error.ts';
import { openPlatform, readRules } from '../platform-context.ts';
import { changeKeys } from '../sign-again.ts';
import { print, reasonOr, requireReason, type Verb, type VerbOptions } from './verb.ts';

export const keys: Verb = {
  usage: 'new ID | add ID KEY [remote …] --owner TEAM [--role operator|preview] | revoke ID',
  about: 'makes a key pair; lets a key release remotes; no longer',
  most: Number.POSITIVE_INFINITY,
  options: ['owner', 'role', 'reason'],
  async run([action, id = '', publicKey = '', ...remotes], options) {
    if (action === 'new') return makeKey(id, options);
    if (action === 'add') return grant(id, publicKey, remotes, options);
    if (action === 'revoke') return revoke(id, options);
    if (action !== undefined) throw new Misuse('Say new, add or revoke; nothing lists the keys.');
    const { keys: known } = await readRules(openPlatform());
    print(
      options,
      known,
      Object.entries(known).map(([name, { role, owner }]) => `${name}  ${role}  ${owner}`),
    );

    return 0;
  },
};

async function makeKey(id: string, options: VerbOptions): Promise<number> {
  requireKeyName(id);
  const pair = newSigningKey();
  print(options, { id, ...pair }, [
    `public   ${id}=${pair.publicKey}`,
    `private  ${id}=${pair.privateKey}`,
    'The private half is shown this once, and is kept nowhere.',
  ]);

  return 0;
}

/** Tokens of links have dots between their parts. */
function requireKeyName(id: string): void {
  if (!/^[\w-]+$/.test(id)) throw new Misuse('Name the key: letters, digits and hyphens.');
}

const ROLES = {
  operator: 'It may change which of the signed releases are live',
  controller: 'It may end canaries',
  preview: 'It may sign links to previews of its remotes, and no record',
};

/** A key that releases remotes is a team's; another one is a controller's unless it is said. */
function roleOf(remotes: readonly string[], { role }: VerbOptions): 'team' | keyof typeof ROLES {
  if (remotes.length > 0) {
    if (role === 'preview') return role;
    if (role === undefined || role === 'team') return 'team';
    throw new Misuse(
      '--role with remotes must be preview: any other key with remotes is a team’s.',
    );
  }
  if (role === undefined || role === 'controller') return 'controller';
  if (role === 'operator') return role;
  throw new Misuse('--role must be operator or controller, or preview with remotes.');
}

async function grant(
  id: string,
  publicKey: string,
  remotes: readonly string[],
  options: VerbOptions,
): Promise<number> {
  requireKeyName(id);
  const owner = typeof options.owner === 'string' ? options.owner : id;
  const role = roleOf(remotes, options);
  const reason = reasonOr(options, `${owner} gets the key ${id}`);
  await changeKeys(openPlatform(), 'add key', reason, (rules) =>
    addKey(rules, id, { publicKey, role, owner }, remotes),
  );
  print(options, { id, role, remotes }, [
    { team: `${id} may release ${remotes.join(', ')}`, ...ROLES }[role],
  ]);

  return 0;
}

async function revoke(id: string, options: VerbOptions): Promise<number> {
  const reason = requireReason(options);
  await changeKeys(openPlatform(), 'revoke key', reason, (rules) => revokeKey(rules, id));
  print(options, { id }, [`Nothing that ${id} signs from now on is used`]);

  return 0;
}
