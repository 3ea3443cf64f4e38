import { own } from '@freely/platform';
import { changeRules, type PlatformContext } from './platform-context.ts';

/**
 * Gives a remote paths.
 *
 * @throws Error that names the owner, when one of them is taken
 */
export function ownPathsOf(
  context: PlatformContext,
  remote: string,
  paths: readonly string[],
  reason: string,
): Promise<void> {
  return changeRules(context, 'own', reason, (rules) => own(rules, remote, paths));
}
