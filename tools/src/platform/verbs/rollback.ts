import { openPlatform } from '../platform-context.ts';
import { rollBack } from '../publish.ts';
import { requireUnit } from '../units.ts';
import { print, reasonOr, type VerbOptions } from './verb.ts';

export const rollbackHelp = `
Goes back to an earlier release of a remote or the shell: to the one before, or to a named
version. A second rollback goes further back. The release that is left is never fallen back to.

  --reason TEXT  why, for the log
  RELEASES_URL, PLATFORM_KEY: as for npm run release
`;

export async function rollbackUnit(
  [unit = '', version = null]: readonly (string | null)[],
  options: VerbOptions,
): Promise<number> {
  requireUnit(unit ?? '');
  const state = await rollBack(
    openPlatform(),
    unit ?? '',
    version,
    reasonOr(options, 'A rollback'),
  );
  print(options, state, [`${unit} ${state.active?.version} is active again`]);

  return 0;
}
