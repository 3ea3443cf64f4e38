import type { ChangeOptions } from './publish.ts';
import type { SourceState } from './source-state.ts';
import type { VerbOptions } from './verbs/verb.ts';

/**
 * What the record of a release says of it: `--dirty`, of what no commit has, `--force`, and what it was
 * forced past.
 *
 * @param wrong empty unless forced
 */
export function loggedRelease(
  { dirty, force }: VerbOptions,
  source: SourceState,
  why: string,
  wrong: readonly string[],
): Pick<ChangeOptions, 'verb' | 'reason' | 'commit'> {
  return {
    verb: ['release', dirty && source.isDirty && '--dirty', force && '--force']
      .filter(Boolean)
      .join(' '),
    reason: wrong.length > 0 ? `${why} (forced past: ${wrong.join(' ')})` : why,
    commit: source.commit,
  };
}
