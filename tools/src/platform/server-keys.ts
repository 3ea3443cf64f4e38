import { addKey } from '@freely/platform';
import { changeRules, type PlatformContext } from './platform-context.ts';
import { shellEnvironment } from './shell-environment.ts';
import { localKey } from './signing-key.ts';

/** The keys that a worker signs with: it ends canaries, and makes what admins ask for. */
const roles = ['controller', 'operator'] as const;

/**
 * What the API and its worker on this machine are told of releases. With a store or a key of somebody
 * else, they have what is in their environment, and nothing else.
 */
export function apiEnvironment(context: PlatformContext, folder: string): Record<string, string> {
  if (!context.roots) return {};
  const { RELEASES_URL, PLATFORM_ROOT_KEYS } = shellEnvironment(context, folder);
  const keys = roles.map((role) => [
    `PLATFORM_${role.toUpperCase()}_KEY`,
    `${role}=${localKey(folder, role).privateKey}`,
  ]);

  return {
    ...(RELEASES_URL ? { RELEASES_URL } : {}),
    ...(PLATFORM_ROOT_KEYS ? { PLATFORM_ROOT_KEYS } : {}),
    ...Object.fromEntries(keys),
  };
}

/** Lets the worker's keys of this machine do what they are for. */
export async function grantServerKeys(context: PlatformContext, folder: string): Promise<void> {
  if (!context.roots) return;
  for (const role of roles) {
    const { id, publicKey } = localKey(folder, role);
    await changeRules(context, 'add key', `The ${role} of this machine`, (rules) =>
      addKey(rules, id, { publicKey, role, owner: 'this machine' }),
    );
  }
}
