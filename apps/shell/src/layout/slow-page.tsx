import { useLocation, useNavigation } from '@freely/router';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { loadMessages } from '../i18n/messages.ts';
import styles from './layout.module.css';

// Loaded when it is needed, because it is seldom shown; an idle page fetches it.
const loadPanel = async (): Promise<ComponentType> => {
  const [panel] = await Promise.all([import('./slow-panel.tsx'), loadMessages('shell/tabs')]);

  return panel.default;
};

/** With three seconds people think that nothing happens. */
const SLOW_MS = 2_500;

/**
 * The page, or, while the next one takes long, a panel that says so. The next page goes on loading, and
 * replaces the panel when it arrives.
 */
export function SlowPage({ children }: { children: ReactNode }) {
  const { location: next } = useNavigation();
  const { pathname } = useLocation();
  const Panel = useSlowPanel(next && next.pathname !== pathname ? next.key : null);

  return (
    <>
      {Panel && <Panel />}
      <div hidden={Panel !== null} className={styles.current}>
        {children}
      </div>
    </>
  );
}

/** The same while the first page loads. */
export function SlowFirstPage() {
  const Panel = useSlowPanel('first');

  return Panel && <Panel />;
}

/**
 * The panel once something loads for long, and once the panel is there: until then the page stays.
 *
 * @param load tells one loading from another; null while nothing is being loaded
 */
function useSlowPanel(load: string | null): ComponentType | null {
  const [shown, setShown] = useState<{ load: string; Panel: ComponentType } | null>(null);

  useEffect(() => {
    if (load === null) return;
    let isOver = false;
    const timer = setTimeout(() => {
      // Without its code, what is on screen stays.
      loadPanel().then(
        (Panel) => !isOver && setShown({ load, Panel }),
        () => {},
      );
    }, SLOW_MS);

    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [load]);

  return shown !== null && shown.load === load ? shown.Panel : null;
}
