// A platform in a folder of its own, in which releases are tried as the release tool tries them.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildRelease } from '@freely/tools/platform/build-release';
import { ownPathsOf } from '@freely/tools/platform/own-paths';
import { openPlatform, type PlatformContext } from '@freely/tools/platform/platform-context';
import { refuseBadRelease } from '@freely/tools/platform/refuse-bad-release';
import { type Trial as RunningTrial, withTrial } from '@freely/tools/platform/trial';
import { tryRelease } from '@freely/tools/platform/try-release';
import { publishReleases } from '@freely/tools/product/publish-releases';
import { apiBase, serviceUrl } from '../arrange/service-urls.ts';
import { test as base } from '../pages/test.ts';
import { releaseNextBuild } from './next-build.ts';
import { type SmallPages, writeSmallRemote } from './small-remote.ts';

const SMALL = 'mfe-small';

type ReleasePointer = Awaited<ReturnType<typeof buildRelease>>;

export interface Trial {
  readonly folder: string;
  readonly context: PlatformContext;
  /** Writes a release of the small remote to the store. */
  build(
    version: string,
    pages: SmallPages,
    options?: { loadsFor: number },
  ): Promise<ReleasePointer>;
  /** What the tool finds on the pages of a release. */
  open(pointer: ReleasePointer, log: (line: string) => void): Promise<string[]>;
  /** The same, and what else keeps a release from going live. */
  refuse(
    pointer: ReleasePointer,
    options: Parameters<typeof refuseBadRelease>[3],
  ): Promise<string[]>;
  /** The same of the next build of a unit of the product, which is a sound one. */
  refuseNext(unit: string): Promise<string[]>;
}

export const test = base.extend<{ trial: Trial }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
  trial: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'freely-trial-store-'));
    const context = openPlatform(folder);
    await publishReleases(context, () => {});
    await ownPathsOf(context, SMALL, ['/small/*'], 'A test');
    const api = {
      apiUrl: apiBase(),
      siteUrl: serviceUrl('SHELL_URL'),
      environment: {
        API_URL: new URL(apiBase()).origin,
        STRIPE_API_URL: serviceUrl('PAYMENTS_URL'),
      },
    };
    const tried = (work: (running: RunningTrial) => Promise<string[]>, unit = SMALL) =>
      withTrial(context, unit, api, () => {}, work);
    await use({
      folder,
      context,
      open: (pointer, log) => tried((running) => tryRelease(running, SMALL, pointer, log)),
      refuse: (pointer, options) =>
        tried((running) => refuseBadRelease(running, SMALL, pointer, options)),
      async refuseNext(unit) {
        const pointer = await releaseNextBuild(context, folder, unit, { marker: 'next' });
        const options = { force: false, log: () => {} };

        return tried((running) => refuseBadRelease(running, unit, pointer, options), unit);
      },
      build(version, pages, options) {
        const app = join(folder, 'apps', version);
        writeSmallRemote(app, SMALL, version, pages, options);

        return buildRelease(SMALL, context.store, { commit: 'abc1234', isDirty: false }, app);
      },
    });
    rmSync(folder, { recursive: true, force: true });
  },
});

export { expect } from '../pages/test.ts';
