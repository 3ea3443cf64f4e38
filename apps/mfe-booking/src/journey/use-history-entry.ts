import { useLocation } from '@freely/router';

/** What names this entry of the browser's history: the same after Back, Forward and a reload. */
export function useHistoryEntry(): string {
  const { key, search } = useLocation();

  // The first entry of every visit has the same key.
  return `${key} ${search}`;
}
