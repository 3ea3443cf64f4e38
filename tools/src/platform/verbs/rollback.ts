import { openPlatform } from '../platform-context.ts';
import { rollBack } from '../publish.ts';
import { requireUnit } from '../units.ts';

export const rollbackHelp = `
Goes back to an earlier release of a remote or the shell: to the one before, or to a named
version. A second rollback goes further back. The release that is left is never fallen back to.

  --reason TEXT  why, for the log
  RELEASES_URL, PLATFORM_KEY: as for npm run release
`;

export async function rollbackUnit(
  [unit = '', version = null]: readonly (string | null)[],
  { reason }: { readonly reason?: string | boolean | undefined },
): Promise<number> {
  requireUnit(unit ?? '');
  const { active } = await rollBack(
    openPlatform(),
    unit ?? '',
    version,
    typeof reason === 'string' ? reason : 'A rollback',
  );
  console.log(`${unit} ${active?.version} is active again`);

  return 0;
}
