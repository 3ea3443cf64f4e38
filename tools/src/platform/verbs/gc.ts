import { collectGarbage, deadReleases, keptSince, LEAST_DAYS } from '../collect-garbage.ts';
import { endedPreviews, removeEndedPreviews } from '../kept-previews.ts';
import { endedLinks, removeEndedLinks } from '../opened-links.ts';
import { openPlatform } from '../platform-context.ts';
import { numberIn, print, requireReason, type Verb } from './verb.ts';

export const gc: Verb = {
  usage: '--keep-days N [--dry-run]',
  about: 'removes releases that no page can ask for any more',
  help: `
Keeps what is active, what browsers fall back to, canaries, and what a valid link shows; all that was
so in the last N days; and what was written in them. N counts as at least ${LEAST_DAYS}: so long may a tab stay
signed in with what was live when it was opened. The notes of opened links go a day after their link ended, those of
previews with the releases that they kept.

  --keep-days N  days
  --dry-run      only says what it would remove
  --reason TEXT  why, for the log`,
  most: 0,
  options: ['keep-days', 'dry-run', 'reason'],
  async run(_args, options) {
    const days = numberIn(options, 'keep-days');
    const isDry = Boolean(options['dry-run']);
    const reason = isDry ? '' : requireReason(options);
    const context = openPlatform();
    const dead = isDry
      ? await deadReleases(context.store, days)
      : await collectGarbage(context, days, reason);
    const links = await (isDry ? endedLinks : removeEndedLinks)(context.store);
    const since = keptSince(days);
    const previews = await (isDry ? endedPreviews : removeEndedPreviews)(context.store, since);
    const found = {
      dryRun: isDry,
      removed: dead,
      endedLinks: links.length,
      endedPreviews: previews.length,
    };
    print(options, found, [
      ...dead.map(({ unit, version, files }) => `  ${unit} ${version}  ${files.length} files`),
      `${dead.length} releases ${isDry ? 'would be' : 'were'} removed; kept: ${Math.max(days, LEAST_DAYS)} days`,
      `${links.length + previews.length} notes of ended links ${isDry ? 'would be' : 'were'} removed`,
    ]);

    return 0;
  },
};
