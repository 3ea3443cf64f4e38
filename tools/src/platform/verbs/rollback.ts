import { openPlatform } from '../platform-context.ts';
import { rollBack } from '../publish.ts';
import { requireReleased } from '../units.ts';
import { print, reasonOr, requireUnderstood, type VerbOptions } from './verb.ts';

export const rollbackHelp = `
Goes back to an earlier release of a remote or the shell: to the one before, or to a named
version. A second rollback goes further back. The release that is left is never fallen back to.

  --reason TEXT  why, for the log
  RELEASES_URL, PLATFORM_KEY, PLATFORM_ROOT_KEYS: as for npm run release
`;

export const rollbackTakes = { most: 2, options: ['reason'] } as const;

export async function rollbackUnit(args: readonly string[], options: VerbOptions): Promise<number> {
  requireUnderstood('rollback', rollbackTakes, args, options);
  const [unit = '', version = null] = args;
  const context = openPlatform();
  await requireReleased(context, unit);
  const state = await rollBack(context, unit, version, reasonOr(options, 'A rollback'));
  print(options, state, [`${unit} ${state.active?.version} is active again`]);

  return 0;
}
