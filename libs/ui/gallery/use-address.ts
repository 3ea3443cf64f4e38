import { useSyncExternalStore } from 'react';
import { PART_NAMES, type PartKey } from './part-names.ts';

export type Scheme = 'light' | 'dark';

export interface GalleryAddress {
  part: PartKey;
  /** Undefined follows the system. */
  scheme: Scheme | undefined;
}

/** Where the gallery opens. */
export const FIRST: PartKey = 'colours';

/** What the page shows, read from `#/button?scheme=dark`. */
export function useAddress(): GalleryAddress {
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
    part: PART_NAMES.find((part) => part.key === key)?.key ?? FIRST,
    scheme: scheme === 'light' || scheme === 'dark' ? scheme : undefined,
  };
}

/** The address of a part, in the scheme that is being looked at. */
export function addressOf(part: PartKey, scheme: Scheme | undefined): string {
  return `#/${part}${scheme ? `?scheme=${scheme}` : ''}`;
}
