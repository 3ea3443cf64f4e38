import { notify } from '@freely/federation';
import { type LoaderFunctionArgs, replace } from '@freely/router';
import { wantedPath } from './guard.ts';
import { lastPage } from './last-page.ts';

/**
 * What a guard answers that says no: a notice, and the page that is still on screen. Who came by a
 * link has none, and goes to `elsewhere`.
 */
export function refuse(
  args: LoaderFunctionArgs,
  notice: { tone: 'error' | 'warning'; title: string },
  elsewhere = '/',
): Response {
  notify(notice);
  const stay = lastPage();

  return replace(stay === null || stay === wantedPath(args) ? elsewhere : stay);
}
