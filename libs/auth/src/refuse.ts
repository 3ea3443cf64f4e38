import { type LoaderFunctionArgs, replace } from '@freely/router';
import { showToast } from '@freely/shell-sdk';
import { wantedPath } from './guard.ts';
import { lastPage } from './last-page.ts';

/**
 * What a guard returns to refuse: it shows a toast and keeps the page on screen. On the first
 * navigation there is no such page, so it redirects to `fallback`.
 */
export function refuse(
  args: LoaderFunctionArgs,
  toast: { tone: 'error' | 'warning'; title: string },
  fallback = '/',
): Response {
  showToast(toast);
  const current = lastPage();

  return replace(current === null || current === wantedPath(args) ? fallback : current);
}
