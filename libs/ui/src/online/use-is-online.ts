import { useSyncExternalStore } from 'react';

/** Whether the browser has a connection, as far as it knows. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

function subscribe(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);

  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}
