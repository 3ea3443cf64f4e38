import type { Location } from '@freely/router';

/**
 * Under which a scroll position is remembered: the history entry. The first entry of every full load
 * has the same key, so there it is the path: another page must not start where this one was left.
 */
export function scrollKey({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key;
}
