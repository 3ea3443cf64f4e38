import { join } from 'node:path';
import type { PlatformContext } from './platform-context.ts';

/** What a shell's server on this machine is told of releases. */
export function shellEnvironment(
  { store, roots }: PlatformContext,
  folder: string,
): Record<string, string> {
  const keys = Object.entries(roots ?? {}).map(([id, key]) => `${id}=${key}`);

  return {
    ...(store.folder ? { RELEASES_URL: store.folder } : {}),
    ...(keys.length > 0 ? { PLATFORM_ROOT_KEYS: keys.join(',') } : {}),
    SHELL_STATE_DIR: join(folder, 'shell'),
  };
}
