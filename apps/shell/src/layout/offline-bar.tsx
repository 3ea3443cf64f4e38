import { useTranslation } from '@freely/i18n';
import { useIsOnline } from '@freely/ui/online';
import styles from './layout.module.css';

/** Shown while the browser is offline (D47). */
export function OfflineBar() {
  const { t } = useTranslation('shell');
  const isOnline = useIsOnline();

  return <div role="status">{!isOnline && <p className={styles.offline}>{t('offline')}</p>}</div>;
}
