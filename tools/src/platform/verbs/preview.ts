import type { ReleasePointer } from '@freely/platform';
import { openableLink } from '../access-links.ts';
import { buildRelease } from '../build-release.ts';
import { buildUnit } from '../build-unit.ts';
import { keepForPreview } from '../kept-previews.ts';
import { openPlatform, type PlatformContext } from '../platform-context.ts';
import { requireUnchanged, sourceState } from '../source-state.ts';
import { requireReleasable } from '../units.ts';
import { versionIn } from './released-version.ts';
import { print, type Verb } from './verb.ts';

export const preview: Verb = {
  usage: '<remote|shell> [version] --for 30s|2h [--person EMAIL]',
  about: 'prints a link that shows a release to one person on the real site',
  help: `
Without a version, builds this checkout and copies it to a release folder; what is live stays as it
is. The link shows the release, prerendered pages included, in the first browser that opens it, or
for the account that is named. A bar says what is shown, until when, and leads out.

  --for TIME      30s, 45m, 2h, 7d; at most 30d
  --person EMAIL  for whoever is logged in with this account

  SHELL_URL       the site (default: http://localhost:4200)
`,
  most: 2,
  options: ['for', 'person'],
  async run([unit = '', version], options) {
    const context = openPlatform();
    await requireReleasable(context, unit, version);
    // Before anything is built: one of any release would be refused for the same reasons.
    await openableLink(linkTo(unit, anyOf(unit)), context, options);
    const release = version
      ? await versionIn(context, unit, version)
      : await releaseOfThisCheckout(context, unit);
    const { integrity } = release;
    if (integrity === null) throw new Error(`${unit} ${release.version} is not pinned.`);
    const link = await openableLink(linkTo(unit, { ...release, integrity }), context, options);
    await keepForPreview(context.store, unit, release.version, Date.parse(link.until));
    print(options, { ...link, release }, [
      `${unit} ${release.version}, until ${link.until}, for ${link.person ?? 'the first browser that opens it'}:`,
      link.url,
    ]);

    return 0;
  },
};

const anyOf = (unit: string) => ({ version: 'any', url: `/r/${unit}/any/`, integrity: 'none' });

function linkTo(unit: string, release: ReleasePointer & { integrity: string }) {
  return { kind: 'preview' as const, unit, release };
}

async function releaseOfThisCheckout(context: PlatformContext, unit: string) {
  const source = sourceState();
  await buildUnit(unit);
  requireUnchanged(source);

  return buildRelease(unit, context.store, source);
}
