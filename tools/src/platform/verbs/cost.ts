import { SHELL_UNIT } from '@freely/platform';
import type { BundledPackage } from '../../webpack/packages-plugin.ts';
import { kilobytes } from '../check/budget-problems.ts';
import { repeatedDownloads } from '../download-cost.ts';
import { openPlatform } from '../platform-context.ts';
import { liveReleases } from '../stored-release.ts';
import { print, type Verb } from './verb.ts';

export const cost: Verb = {
  usage: '',
  about: 'what browsers download once for each remote, and the range that would share it',
  help: `
Of the active releases. Bytes are compressed: a package's share, by its source, of the scripts
that it is in. A range is that of "shared" in the webpack configuration.`,
  most: 0,
  options: [],
  async run(_args, options) {
    const { store } = openPlatform();
    const remotes = (await liveReleases(store)).filter(
      ({ unit, as }) => as === 'active' && unit !== SHELL_UNIT,
    );
    const bundles = await Promise.all(
      remotes.map(async ({ unit, read }) => {
        const bytes = await read('packages.json');
        const packages = bytes ? JSON.parse(Buffer.from(bytes).toString()) : [];

        return [unit, packages as BundledPackage[]] as const;
      }),
    );
    const found = repeatedDownloads(Object.fromEntries(bundles));
    print(
      options,
      found,
      found.map(({ name, copies, wasted, range }) => {
        const versions = copies.map(({ unit, version }) => `${unit} ${version}`).join(', ');
        const mend = range ? `shared by ${range}` : 'no range shares them';

        return `${kilobytes(wasted).padStart(9)}  ${name}: ${versions}; ${mend}`;
      }),
    );

    return 0;
  },
};
