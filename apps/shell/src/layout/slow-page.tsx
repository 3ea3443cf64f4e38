import { useTranslation } from '@freely/i18n';
import { useLocation, useNavigation } from '@freely/router';
import { Page, PageTitle } from '@freely/ui/page';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './layout.module.css';

/** With three seconds people think that nothing happens. */
const SLOW_MS = 2_500;

/**
 * The page, or, while the next one takes long, a panel that says so. The next page goes on loading, and
 * replaces the panel when it arrives.
 */
export function SlowPage({ children }: { children: ReactNode }) {
  const { location: next } = useNavigation();
  const { pathname } = useLocation();
  const isSlow = useIsSlow(next && next.pathname !== pathname ? next.key : null);

  return (
    <>
      {isSlow && <SlowPanel />}
      <div hidden={isSlow} className={styles.current}>
        {children}
      </div>
    </>
  );
}

/** The same while the first page loads. */
export function SlowFirstPage() {
  return useIsSlow('first') && <SlowPanel />;
}

function SlowPanel() {
  const { t } = useTranslation('shell');

  return (
    <Page>
      <div role="status">
        <PageTitle>{t('slow.title')}</PageTitle>
        <p>{t('slow.text')}</p>
        <div className={styles.slow} />
      </div>
    </Page>
  );
}

/** @param load tells one loading from another; null while nothing is being loaded */
function useIsSlow(load: string | null): boolean {
  const [slow, setSlow] = useState<string | null>(null);

  useEffect(() => {
    if (load === null) return;
    const timer = setTimeout(() => setSlow(load), SLOW_MS);

    return () => clearTimeout(timer);
  }, [load]);

  return load !== null && slow === load;
}
