import { useSyncExternalStore } from 'react';
import { useWords } from '../texts/words.ts';
import styles from './layout.module.css';

/** Shown while the browser is offline (D47). */
export function OfflineBar() {
  const words = useWords();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

  return (
    <div role="status">{!isOnline && <p className={styles.offline}>{words('offline')}</p>}</div>
  );
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);

  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
