import { useSearchParams } from '@freely/router';
import { useEffect, useRef } from 'react';

export type UrlParams = Record<string, string | number | null | undefined>;

/** The query parameters of the URL, and a function to change them; empty values are removed. */
export function useUrlParams() {
  const [urlParams, setUrlParams] = useSearchParams();
  // Guards run before the URL changes: a second change in the meantime builds on the first.
  const pending = useRef(urlParams);
  const isPending = useRef(false);
  useEffect(() => {
    if (isPending.current && urlParams.toString() !== pending.current.toString()) return;
    isPending.current = false;
    pending.current = urlParams;
  }, [urlParams]);

  function change(parts: UrlParams) {
    const next = new URLSearchParams(pending.current);
    for (const [name, value] of Object.entries(parts)) {
      if (value === null || value === undefined || value === '') next.delete(name);
      else next.set(name, String(value));
    }
    pending.current = next;
    isPending.current = true;
    setUrlParams(next, { replace: true });
  }

  return { urlParams, change };
}
