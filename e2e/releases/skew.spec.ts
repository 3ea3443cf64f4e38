// Units are released one after the other, so for a while a shell meets remotes that were built
// before it and after it. The main job is done in each such mixture.
import type { Page } from '@playwright/test';
import { expect, REMOTES, test } from './deployed.ts';
import { doMainJob } from './main-job.ts';

test.setTimeout(240_000);

/** Which builds the page has loaded that say so. */
const buildsIn = (page: Page) =>
  page.evaluate(() => (globalThis as { freelyBuilds?: Record<string, string> }).freelyBuilds ?? {});

/** The remotes whose newer build is loaded in any document of the main job, which leads through several. */
function newerBuildsOf(page: Page): Set<string> {
  const remotes = new Set<string>();
  page.on('response', (response) => {
    const [, remote, version] = /\/r\/([^/]+)\/([^/]+)\/remoteEntry/.exec(response.url()) ?? [];
    if (remote && version?.includes('newer00') && response.ok()) remotes.add(remote);
  });

  return remotes;
}

const eventsIn = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('mark')
      .filter(({ name }) => name === 'freely:fell-back')
      .map((mark) => (mark as PerformanceMark).detail as { remote: string; reason: string }),
  );

test('a newer shell, with a name more, serves remotes that were built before it', async ({
  page,
  deployed,
}) => {
  await deployed.releaseNext('shell', { marker: 'newer00', sharedName: 'useNewInRouter' });
  await doMainJob(page, 5);

  expect(await buildsIn(page)).toEqual({ shell: 'newer00' });
});

test('an older shell serves remotes that were built after it', async ({ page, deployed }) => {
  for (const remote of REMOTES) await deployed.releaseNext(remote, { marker: 'newer00' });
  const loaded = newerBuildsOf(page);
  await doMainJob(page, 6);

  expect(await buildsIn(page)).toEqual({ 'mfe-practitioner': 'newer00' });
  expect([...loaded].sort()).toEqual(['mfe-booking', 'mfe-practitioner', 'mfe-public']);
  expect(await eventsIn(page)).toEqual([]);
});

test('a remote that needs what the older shell lacks gives way to the one before, by name', async ({
  page,
  deployed,
}) => {
  for (const remote of REMOTES) {
    await deployed.releaseNext(remote, { marker: 'newer00', sharedName: 'useNewInRouter' });
  }
  const loaded = newerBuildsOf(page);
  await doMainJob(page, 7);

  expect(await buildsIn(page)).toEqual({});
  expect([...loaded]).toEqual([]);
  expect(await eventsIn(page)).toContainEqual(
    expect.objectContaining({
      remote: 'mfe-practitioner',
      reason: expect.stringContaining('needs useNewInRouter of @freely/router'),
    }),
  );
});
