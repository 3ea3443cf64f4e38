import { SHELL_UNIT } from '@freely/platform';
import type { PlatformContext } from './platform-context.ts';
import type { SamplePage } from './samples.ts';
import { liveReleases } from './stored-release.ts';

/** Pages of the shell itself that open without an account. */
const OWN = ['/login', '/customer-registration'];

/** Of remotes, so many prerendered pages: what a shell breaks, it breaks on all of them. */
const OF_REMOTES = 3;

/** What a release of the shell is tried with: pages of its own, and the first prerendered ones of remotes. */
export async function shellSamples({ store }: PlatformContext): Promise<SamplePage[]> {
  const prerendered = (await liveReleases(store))
    .filter(({ as, unit }) => as === 'active' && unit !== SHELL_UNIT)
    .flatMap(({ release }) => release.routes)
    .filter(({ path, isPrerendered }) => isPrerendered && !/[:*]/.test(path))
    .map(({ path }) => path)
    .sort()
    .slice(0, OF_REMOTES);

  return [...prerendered, ...OWN].map((path) => ({
    endsAt: path,
    pattern: path,
    path,
    as: null,
    isPrerendered: !OWN.includes(path),
  }));
}
