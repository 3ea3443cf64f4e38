import { useLocation } from '@freely/router';
import { useEffect, useRef } from 'react';

/**
 * For a list with links to pay. Where something can no longer be paid, its guard leads back to the list,
 * which did not know that yet: it is fetched anew.
 */
export function useRefetchOnReturn(refetch: () => unknown): void {
  const { pathname, search, key } = useLocation();
  const url = pathname + search;
  const shown = useRef({ url, key });

  useEffect(() => {
    const { current: before } = shown;
    shown.current = { url, key };
    if (before.url === url && before.key !== key) void refetch();
  }, [url, key, refetch]);
}
