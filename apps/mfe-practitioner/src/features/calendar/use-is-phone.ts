import { useSyncExternalStore } from 'react';

const PHONE = '(width < 600px)';

/** Under 600 px the calendar shows three days instead of a week (spec 3 §9). */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(PHONE).matches);
}

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(PHONE);
  media.addEventListener('change', onChange);

  return () => media.removeEventListener('change', onChange);
}
