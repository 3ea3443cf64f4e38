import { useTranslation } from '@freely/i18n';
import { useSyncExternalStore } from 'react';
import styles from './layout.module.css';

/** Shown while the browser is offline (D47). */
export function OfflineBar() {
  const { t } = useTranslation('shell');
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

  return <div role="status">{!isOnline && <p className={styles.offline}>{t('offline')}</p>}</div>;
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);

  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
