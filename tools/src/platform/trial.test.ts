// A trial leaves nothing behind, however the command ends that began it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type StoredPlatform, storedPlatform } from './testing/stored-platform.ts';

const HOLD = join(import.meta.dirname, 'testing', 'hold-trial.ts');

let platform: StoredPlatform;
let temporary: string;

beforeEach(async () => {
  platform = storedPlatform();
  temporary = join(platform.folder, 'tmp');
  mkdirSync(temporary);
  await platform.release('mfe-admin', '1.0.0');
});
afterEach(() => platform.close());

/** What the trial and its browser keep in the folder of temporary files. */
const folders = () =>
  readdirSync(temporary)
    .map((name) => name.replace(/-\w+$/, ''))
    .filter((name) => /^(freely|playwright)/.test(name));

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'after %s its folders are gone, and its server has ended',
  async (signal) => {
    const child = spawn(process.execPath, [HOLD, platform.folder, 'http://localhost:9/api/v1.0'], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, TMPDIR: temporary },
    });
    const ended = once(child, 'close');
    const [url] = await once(child.stdout, 'data');
    const health = `${String(url).trim()}/health/live`;
    expect(folders()).toContain('freely-trial');
    expect((await fetch(health)).status).toBe(200);
    child.kill(signal);

    expect((await ended)[0]).toBe(130);
    expect(folders()).toEqual([]);
    await expect(fetch(health)).rejects.toThrow();
  },
  120_000,
);
