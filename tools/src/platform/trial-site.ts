// The site as it would be with a release: a shell's server of its own over a copy of what is live.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ReleasePointer } from '@freely/federation/registry';
import { asUnit, headOf, type PlatformStore, unitsIn } from '@freely/platform';
import { startService } from '../processes/service.ts';
import { repositoryRoot } from '../webpack/workspace.ts';
import { checkedStore, type PlatformContext } from './platform-context.ts';
import { publish } from './publish.ts';
import { shellEnvironment } from './shell-environment.ts';

export interface TrialPlace {
  /** Where the trial listens. */
  readonly port: number;
  /** The public URL of the deployed site: the trial's pages believe that they are there. */
  readonly siteUrl: string;
  /** Of a shell's server: the API, the payment provider. */
  readonly environment: Readonly<Record<string, string>>;
}

export async function startTrialSite(
  context: PlatformContext,
  unit: string,
  pointer: ReleasePointer,
  { port, siteUrl, environment }: TrialPlace,
): Promise<{ stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'freely-trial-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const trial = { ...context, store: checkedStore(folder, context.trusted) };
    await copyRecords(context.store, folder);
    await copyReleases(context.store, folder, [pointer, ...(await liveReleases(context.store))]);
    await publish(trial, unit, pointer);
    const service = await startService({
      name: 'trial-shell',
      args: ['apps/shell/server/main.ts'],
      cwd: repositoryRoot,
      env: {
        ...environment,
        ...shellEnvironment(trial, join(folder, 'data')),
        SHELL_PORT: String(port),
        SHELL_URL: siteUrl,
      },
      health: `http://localhost:${port}/health/ready`,
      logFile: join(folder, 'shell.log'),
    });

    return {
      stop: async () => {
        await service.stop();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

async function copyRecords(store: PlatformStore, folder: string): Promise<void> {
  for (const name of await store.list('records/')) {
    const bytes = await store.read(name);
    if (!bytes) continue;
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
}

async function liveReleases(store: PlatformStore): Promise<ReleasePointer[]> {
  const heads = await Promise.all((await unitsIn(store)).map((unit) => headOf(store, unit)));

  return heads.map((head) => asUnit(head)?.state.active).filter((pointer) => pointer != null);
}

/** A folder is linked, a bucket's releases are fetched. */
async function copyReleases(
  store: PlatformStore,
  folder: string,
  pointers: readonly ReleasePointer[],
): Promise<void> {
  if (store.folder) return symlinkSync(join(store.folder, 'r'), join(folder, 'r'));
  for (const { url } of pointers) {
    for (const name of await store.list(url.slice(1))) {
      const bytes = await store.read(name);
      if (!bytes) continue;
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), bytes);
    }
  }
}
