import { useLocation, useNavigate, useSearchParams } from '@freely/router';
import { useEffect, useRef } from 'react';

export type UrlParams = Record<string, string | number | null | undefined>;

/** What the history entry of a row that is shown over its list remembers. */
const OVER_LIST = { isOverList: true };

/** What the history entry of a typed filter remembers: more typing replaces it. */
const TYPED = { isTyped: true };

/** Fields that change the URL with every pause or key. All others are picked, each with one action. */
const typedParams = new Set(['q', 'from', 'to', 'date', 'address', 'lat', 'lon', 'object']);

/**
 * The query parameters of the URL, and a function to change them; empty values are removed. Back undoes what was
 * picked, and what was typed as a whole.
 */
export function useUrlParams() {
  const [urlParams, setUrlParams] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const isGoingBack = useRef(false);
  // Guards run before the URL changes: a second change in the meantime builds on the first.
  const pending = useRef(urlParams);
  const isPending = useRef(false);
  const wasTyped = useRef(false);
  useEffect(() => {
    isGoingBack.current = false;
    wasTyped.current = location.state?.isTyped === true;
  }, [location]);
  useEffect(() => {
    if (isPending.current && urlParams.toString() !== pending.current.toString()) return;
    isPending.current = false;
    pending.current = urlParams;
  }, [urlParams]);

  function withChanges(parts: UrlParams): URLSearchParams {
    const next = new URLSearchParams(pending.current);
    for (const [name, value] of Object.entries(parts)) {
      if (value === null || value === undefined || value === '') next.delete(name);
      else next.set(name, String(value));
    }

    return next;
  }

  function goTo(next: URLSearchParams, options: Parameters<typeof setUrlParams>[1]) {
    pending.current = next;
    isPending.current = true;
    setUrlParams(next, options);
  }

  function change(parts: UrlParams) {
    const next = withChanges(parts);
    // What is chosen already makes no entry: Back would seem to do nothing.
    if (next.toString() === pending.current.toString()) return;
    const typed = isTyped(parts);
    const replace = typed && wasTyped.current;
    wasTyped.current = typed;
    goTo(next, { replace, state: typed ? TYPED : null });
  }

  /** Shows a row over the list, which stays as it is. Back, and closing, lead to the list again. */
  function open(id: number | null) {
    const isOverList = location.state?.isOverList === true;
    if (id === null && isOverList) {
      // Closed twice, it would leave the list.
      if (!isGoingBack.current) void navigate(-1);
      isGoingBack.current = true;
      return;
    }
    // Pressed twice before the URL follows: one close would lead from the row to itself.
    if (id !== null && pending.current.get('open') === String(id)) return;
    const replace = id === null || urlParams.has('open');
    goTo(withChanges({ open: id }), {
      replace,
      preventScrollReset: true,
      state: id !== null && (isOverList || !replace) ? OVER_LIST : null,
    });
  }

  return { urlParams, change, open };
}

/** Typing leads back to the first page, too. */
function isTyped(parts: UrlParams): boolean {
  const names = Object.keys(parts).filter((name) => name !== 'page');

  return names.length > 0 && names.every((name) => typedParams.has(name));
}
