import { useSyncExternalStore } from 'react';
import { PART_NAMES, type PartKey } from './part-names.ts';

export type Scheme = 'light' | 'dark';

export interface GalleryRoute {
  part: PartKey;
  /** Undefined follows the system. */
  scheme: Scheme | undefined;
}

/** The page that the gallery opens on. */
export const DEFAULT_PART: PartKey = 'colours';

/** What the page shows, read from `#/button?scheme=dark`. */
export function useHashRoute(): GalleryRoute {
  const hash = useSyncExternalStore(
    (notify) => {
      addEventListener('hashchange', notify);
      return () => removeEventListener('hashchange', notify);
    },
    () => location.hash,
  );
  const { pathname, searchParams } = new URL(hash.slice(1) || '/', location.origin);
  const key = pathname.slice(1);
  const scheme = searchParams.get('scheme');

  return {
    part: PART_NAMES.find((part) => part.key === key)?.key ?? DEFAULT_PART,
    scheme: scheme === 'light' || scheme === 'dark' ? scheme : undefined,
  };
}

/** The link to a part, in the given colour scheme. */
export function hashFor(part: PartKey, scheme: Scheme | undefined): string {
  return `#/${part}${scheme ? `?scheme=${scheme}` : ''}`;
}
