import { useSearchParams } from '@freely/router';
import { useEffect, useState } from 'react';

export const pageSizes = ['10', '25', '50', 'all'] as const;
type PageSize = (typeof pageSizes)[number];

/** What an admin list shows: it lives in the address, so it can be shared and survives a reload. */
export interface Listing {
  q: string;
  page: number;
  per_page: PageSize;
}

const TYPING_PAUSE = 300;

/** The listing in the address, and how to change it. The search waits for a pause in typing. */
export function useListing() {
  const [address, setAddress] = useSearchParams();
  const q = address.get('q') ?? '';
  const page = Math.max(1, Math.trunc(Number(address.get('page'))) || 1);
  const per_page = pageSizes.find((size) => size === address.get('per_page')) ?? '10';
  const [typed, setTyped] = useState(q);

  function change(parts: Partial<Listing>) {
    const next = { q, page: 1, per_page, ...parts };
    setAddress(
      Object.entries({
        q: next.q,
        page: next.page === 1 ? '' : String(next.page),
        per_page: next.per_page === '10' ? '' : next.per_page,
      }).filter(([, value]) => value !== ''),
      { replace: true },
    );
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed starts the pause.
  useEffect(() => {
    if (typed === q) return;
    const pause = setTimeout(() => change({ q: typed.trim() }), TYPING_PAUSE);

    return () => clearTimeout(pause);
  }, [typed]);

  return { listing: { q, page, per_page }, typed, setTyped, change };
}
