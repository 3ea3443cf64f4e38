// `freely-remote release` keeps to what `npm run release` keeps to, without a try of the pages.
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { asUnit, headOf, kill } from '@freely/platform';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { changeUnit } from '../platform/publish.ts';
import { writeBuiltApp } from '../platform/testing/built-app.ts';
import { type StoredPlatform, storedPlatform } from '../platform/testing/stored-platform.ts';
import type { VerbOptions } from '../platform/verbs/verb.ts';
import { releaseRemote } from './release-remote.ts';

const UNIT = 'mfe-stars';
let platform: StoredPlatform;
let api: Server;
let meanwhile: () => Promise<unknown>;
let folder: string;
beforeEach(async () => {
  meanwhile = async () => {};
  platform = storedPlatform();
  process.env.DATA_DIR = platform.folder;
  await platform.own(UNIT, '/payment/*');
  await platform.release(UNIT, '0');
  // The folder of another repository, beside no `apps/`.
  folder = join(platform.folder, 'stars');
  api = createServer(async (_, response) => {
    await meanwhile();
    response.end(JSON.stringify({ paths: {} }));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  process.env.API_URL = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  jest.spyOn(console, 'log').mockReturnValue();
});
afterEach(async () => {
  jest.restoreAllMocks();
  delete process.env.API_URL;
  delete process.env.DATA_DIR;
  platform.close();
  await new Promise((resolve) => api.close(resolve));
});

/** Of a build that is larger than the smallest budget. */
async function release(options: VerbOptions, { isDirty = false, budget = 90 } = {}) {
  writeBuiltApp(folder, randomBytes(2_000).toString('base64'));
  const remote = { team: 'Stars', port: 4_300, paths: ['/payment/*'] };
  writeFileSync(
    join(folder, 'remote.json'),
    JSON.stringify({ ...remote, budget: { entry: budget, page: budget } }),
  );
  await releaseRemote(UNIT, folder, { commit: 'aaa1111', isDirty }, options);
}
const newest = async () => asUnit(await headOf(platform.context.store, UNIT));

test('what somebody has decided since it began stays, such as a kill', async () => {
  meanwhile = () =>
    changeUnit(platform.context, UNIT, { verb: 'kill', reason: 'It charges twice' }, kill);

  await expect(release({})).rejects.toThrow(/^The kill of mfe-stars by .* came meanwhile/);
  expect(await newest()).toMatchObject({ state: { active: { version: '0' }, killed: true } });
});

test('more bytes than the budget in its own folder are refused', async () => {
  await expect(release({}, { budget: 1 })).rejects.toThrow('the budget is 1 KB');
  expect((await newest())?.state.active?.version).toBe('0');
});

test('the log says that it was of no commit, that it was forced, and past what', async () => {
  await release({ reason: 'At once', dirty: true, force: true }, { isDirty: true, budget: 1 });

  expect(await newest()).toMatchObject({
    verb: 'release --dirty --force',
    reason: expect.stringMatching(
      /^At once \(forced past: beside its budget: .* the budget is 1 KB\./,
    ),
    commit: 'aaa1111',
  });
  await expect(release({}, { isDirty: true })).rejects.toThrow('release them with --dirty');
});
