// A separate shell for tests that break releases, so that the releases of the product stay intact.
import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '@freely/tools/free-port';
import { openPlatform, type PlatformContext } from '@freely/tools/platform/platform-context';
import { changeUnit, currentState } from '@freely/tools/platform/publish';
import { shellEnvironment } from '@freely/tools/platform/shell-environment';
import { publishReleases } from '@freely/tools/product/publish-releases';
import { testShellSettings } from '@freely/tools/product/start-test-product';
import { apiBase } from '../arrange/service-urls.ts';
import { test as base } from '../pages/test.ts';

export interface OwnShell {
  readonly url: string;
  readonly folder: string;
  /** For commands that release into it: the store, and a key that may sign everything. */
  readonly environment: Readonly<Record<string, string>>;
  /** Of its server, which must be the same at the end of a test that releases. */
  readonly pid: number;
  /** The folder of a remote's active release. */
  activeFolder(remote: string): Promise<string>;
  /** Changes one byte of a file of the active release, without changing its size. */
  flipByte(remote: string, file: string): Promise<void>;
  /** Keeps a copy of the active release, under another version, as the one before it. */
  copyRelease(remote: string, version: string): Promise<void>;
  /** The manifest of a remote's active release. */
  release(
    remote: string,
  ): Promise<{ entry: string[]; routes: { path: string; files: string[] }[] }>;
  /** Changes which releases of a remote are live, signed like every change. */
  change(remote: string, change: Parameters<typeof changeUnit>[3]): Promise<void>;
  /** Writes something else over the file that servers follow. */
  damageHeads(text: string): Promise<void>;
}

interface Fixtures {
  shell: OwnShell;
  /** Settings of the shell's server that override those of the product. */
  shellSettings: Readonly<Record<string, string>>;
}

export const test = base.extend<Fixtures>({
  shellSettings: [{}, { option: true }],
  shell: async ({ shellSettings }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'freely-releases-'));
    const platform = openPlatform(folder);
    await publishReleases(platform, () => {});
    const port = await freePort();
    const { pid, stop } = await startServer(port, {
      ...shellEnvironment(platform, folder),
      ...shellSettings,
    });
    const url = `http://localhost:${port}`;
    await use({ ...ownShell(url, join(folder, 'releases'), platform), pid });
    await stop();
    await rm(folder, { recursive: true });
  },
});

function ownShell(url: string, folder: string, platform: PlatformContext): Omit<OwnShell, 'pid'> {
  const activeFolder = async (remote: string) => {
    const { active } = await currentState(platform, remote);
    if (!active) throw new Error(`${remote} was never released.`);
    return join(folder, active.url);
  };

  return {
    url,
    folder,
    environment: {
      ...shellEnvironment(platform, dirname(folder)),
      PLATFORM_KEY: `${platform.key.id}=${platform.key.privateKey}`,
    },
    activeFolder,
    async flipByte(remote, file) {
      // The compressed files are deleted, so that the server sends the changed one.
      for (const suffix of ['.br', '.gz'])
        await rm(join(await activeFolder(remote), file + suffix), { force: true });
      const path = join(await activeFolder(remote), file);
      const content = await readFile(path);
      const last = content.length - 1;
      content[last] = (content[last] ?? 0) ^ 1;
      await writeFile(path, content);
    },
    async copyRelease(remote, version) {
      const target = `/r/${remote}/${version}/`;
      await cp(await activeFolder(remote), join(folder, target), { recursive: true });
      await changeUnit(platform, remote, { verb: 'test', reason: 'A test' }, (state) => ({
        ...state,
        previous: state.active && { ...state.active, version, url: target },
      }));
    },
    release: async (remote) =>
      JSON.parse(await readFile(join(await activeFolder(remote), 'release.json'), 'utf8')),
    async change(remote, change) {
      await changeUnit(platform, remote, { verb: 'test', reason: 'A test' }, change);
    },
    damageHeads: (text) => writeFile(join(folder, 'heads.json'), text),
  };
}

export async function startServer(
  port: number,
  settings: Readonly<Record<string, string>>,
): Promise<{ pid: number; stop: () => Promise<void> }> {
  const server = spawn(process.execPath, ['apps/shell/server/main.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    env: {
      ...process.env,
      SHELL_PORT: String(port),
      SHELL_URL: `http://localhost:${port}`,
      API_URL: new URL(apiBase()).origin,
      ...testShellSettings,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    // Warnings may come before it.
    createInterface(server.stdout).on('line', (line) => {
      if (line.startsWith('The shell listens')) resolve();
    });
    server.once('exit', (code) => reject(new Error(`The shell exited with code ${code}.`)));
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));

  return {
    pid: server.pid ?? 0,
    stop: () => {
      server.kill('SIGTERM');
      return ended;
    },
  };
}

export { expect } from '../pages/test.ts';
