// The site as it would be with a release: a shell's server of its own over a copy of what is live.
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ReleasePointer } from '@freely/federation/registry';
import { asUnit, headOf, type PlatformStore, publishHeads, unitsIn } from '@freely/platform';
import { startService } from '../processes/service.ts';
import { repositoryRoot } from '../webpack/workspace.ts';
import { checkedStore, type PlatformContext } from './platform-context.ts';
import { publish } from './publish.ts';
import { shellEnvironment } from './shell-environment.ts';

/** Whether a page can be prerendered is what the trial asks, not whether a busy machine is quick enough. */
const TRIAL_PRERENDER_SECONDS = '15';

export interface TrialPlace {
  /** Where the trial listens. */
  readonly port: number;
  /** The public URL of the deployed site: the trial's pages believe that they are there. */
  readonly siteUrl: string;
  /** Of a shell's server: the API, the payment provider. */
  readonly environment: Readonly<Record<string, string>>;
}

export interface TrialSite {
  /** Makes a release the active one here, beside what is live by now. */
  show(unit: string, pointer: ReleasePointer): Promise<void>;
  stop(): Promise<void>;
}

/** A site with what is live: its server starts while the release is still being built. */
export async function startTrialSite(
  context: PlatformContext,
  { port, siteUrl, environment }: TrialPlace,
): Promise<TrialSite> {
  const folder = mkdtempSync(join(tmpdir(), 'freely-trial-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const trial = { ...context, store: checkedStore(folder, context.trusted) };
  const bringLive = async (...more: ReleasePointer[]) => {
    await copyRecords(context.store, folder);
    await copyReleases(context.store, folder, [...more, ...(await liveReleases(context.store))]);
  };
  try {
    await bringLive();
    await publishHeads(trial.store);
    const service = await startService({
      name: 'trial-shell',
      args: ['apps/shell/server/main.ts'],
      cwd: repositoryRoot,
      env: {
        ...environment,
        ...shellEnvironment(trial, join(folder, 'data')),
        SHELL_PORT: String(port),
        SHELL_URL: siteUrl,
        PRERENDER_SECONDS: TRIAL_PRERENDER_SECONDS,
      },
      // Not whether it is ready: a site of which nothing is live yet is that with its first release.
      health: `http://localhost:${port}/health/live`,
      logFile: join(folder, 'shell.log'),
    });

    return {
      async show(unit, pointer) {
        await bringLive(pointer);
        await publish(trial, unit, pointer);
      },
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
    await copyFile(store, folder, name);
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
  const releases = join(folder, 'r');
  if (store.folder) {
    // Before the first release of all there is none yet.
    mkdirSync(join(store.folder, 'r'), { recursive: true });
    if (!existsSync(releases)) symlinkSync(join(store.folder, 'r'), releases);
    return;
  }
  for (const { url } of pointers) {
    for (const name of await store.list(url.slice(1))) await copyFile(store, folder, name);
  }
}

/** What is kept in a store never changes, so that nothing is copied twice. */
async function copyFile(store: PlatformStore, folder: string, name: string): Promise<void> {
  const copy = join(folder, name);
  if (existsSync(copy)) return;
  const bytes = await store.read(name);
  if (!bytes) return;
  mkdirSync(dirname(copy), { recursive: true });
  writeFileSync(copy, bytes);
}
