import { useLocation, useNavigation } from '@freely/router';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { loadMessages } from '../i18n/messages.ts';
import styles from './layout.module.css';

// Lazy, because it is seldom shown; an idle page fetches it.
const SlowPanel = lazy(async () => {
  const [panel] = await Promise.all([import('./slow-panel.tsx'), loadMessages('shell/tabs')]);

  return panel;
});

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
      {isSlow && <Panel />}
      <div hidden={isSlow} className={styles.current}>
        {children}
      </div>
    </>
  );
}

/** The same while the first page loads. */
export function SlowFirstPage() {
  return useIsSlow('first') && <Panel />;
}

function Panel() {
  return (
    <Suspense>
      <SlowPanel />
    </Suspense>
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
