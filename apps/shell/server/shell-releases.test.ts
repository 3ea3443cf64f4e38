/** @jest-environment <rootDir>/../../tools/jest/server-environment.mjs */
// The shell is released like a remote: what a tab has open of an older release stays.
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { shellServer } from './app.ts';
import { readSettings } from './settings.ts';
import { type TestReleases, testReleases } from './testing/test-releases.ts';

let releases: TestReleases;
let app: FastifyInstance;

const release = (version: string) =>
  releases.release(
    'shell',
    version,
    { [`main.${version}.js`]: `shell ${version}`, [`late.${version}.js`]: `late ${version}` },
    {
      assets: { scripts: [`main.${version}.js`], styles: [], fonts: [], calls: [] },
      offers: { contract: '2.0.0', shared: {} },
    },
  );
const get = (url: string) => app.inject({ url });

beforeEach(async () => {
  releases = testReleases();
  await releases.publish({ shell: { active: release('1') } });
  app = Fastify();
  await shellServer(
    app,
    readSettings({ ...releases.environment, SHELL_URL: 'https://freely.example' }),
  );
});

afterEach(async () => {
  await app.close();
  releases.remove();
});

test('after a release of the shell, open tabs still find the chunks of theirs', async () => {
  expect((await get('/')).body).toContain('/r/shell/1/main.1.js');
  await releases.publish({ shell: { active: release('2'), previous: release('1') } });

  await expect(eventually('/r/shell/2/main.2.js')).resolves.not.toContain('main.1.js');
  expect((await get('/r/shell/1/late.1.js')).body).toBe('late 1');
  expect((await get('/r/shell/2/late.2.js')).body).toBe('late 2');
});

test('a rollback of the shell is one of its own', async () => {
  await releases.publish({ shell: { active: release('2'), previous: release('1') } });
  await eventually('/r/shell/2/main.2.js');
  await releases.publish({ shell: { active: release('1'), withdrawn: ['2'] } });

  await expect(eventually('/r/shell/1/main.1.js')).resolves.not.toContain('main.2.js');
});

/** The first page that names a file: a server looks at the records every few seconds. */
async function eventually(file: string): Promise<string> {
  for (;;) {
    const { body } = await get('/');
    if (body.includes(file)) return body;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
