// Units are released one after the other, so for a while a shell meets remotes that were built
// before it and after it. The main job is done in each such mixture.
import type { Page } from '@playwright/test';
import { expect, REMOTES, test } from './deployed.ts';
import { doMainJob } from './main-job.ts';

interface Seen {
  /** The units whose build ran and says which one it is, in any document of the main job. */
  readonly builds: Set<string>;
  /** Why a release gave way to the one before it, in the words of the loader. */
  readonly reasons: string[];
}

/** The main job leads through several documents, each of which forgets what ran in the one before. */
async function watchBuilds(page: Page): Promise<Seen> {
  const seen: Seen = { builds: new Set(), reasons: [] };
  await page.exposeFunction('noteBuild', (unit: string) => void seen.builds.add(unit));
  await page.exposeFunction('noteReason', (reason: string) => void seen.reasons.push(reason));
  await page.addInitScript(() => {
    const notes = globalThis as never as Record<'noteBuild' | 'noteReason', (text: string) => void>;
    const freelyBuilds = new Proxy(
      {},
      {
        set(_, unit: string) {
          notes.noteBuild(unit);
          return true;
        },
      },
    );
    Object.assign(globalThis, { freelyBuilds });
    new PerformanceObserver((list) => {
      for (const mark of list.getEntriesByName('freely:fell-back')) {
        notes.noteReason((mark as PerformanceMark).detail.reason);
      }
    }).observe({ type: 'mark', buffered: true });
  });

  return seen;
}

test('a newer shell, with a name more, serves remotes that were built before it', async ({
  page,
  deployed,
}) => {
  await deployed.releaseNext('shell', { marker: 'newer00', sharedName: 'useNewInRouter' });
  const seen = await watchBuilds(page);
  await doMainJob(page, 5);

  expect([...seen.builds]).toEqual(['shell']);
});

test('an older shell serves remotes that were built after it', async ({ page, deployed }) => {
  for (const remote of REMOTES) await deployed.releaseNext(remote, { marker: 'newer00' });
  const seen = await watchBuilds(page);
  await doMainJob(page, 6);

  expect([...seen.builds].sort()).toEqual(['mfe-booking', 'mfe-practitioner', 'mfe-public']);
  expect(seen.reasons).toEqual([]);
});

test('a remote that needs what the older shell lacks gives way to the one before, by name', async ({
  page,
  deployed,
}) => {
  for (const remote of REMOTES) {
    await deployed.releaseNext(remote, { marker: 'newer00', sharedName: 'useNewInRouter' });
  }
  const seen = await watchBuilds(page);
  await doMainJob(page, 7);

  expect([...seen.builds]).toEqual([]);
  expect(seen.reasons.join('\n')).toContain('needs useNewInRouter of @freely/router');
});
