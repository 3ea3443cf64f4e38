import { authDialogStore } from '@freely/auth';
import { useTranslation } from '@freely/i18n';
import { Outlet } from '@freely/router';
import { useStore } from '@freely/store';
import { useLayoutEffect } from 'react';
import { takenPageStore } from '../session/keep-page.ts';
import { AuthDialogs } from './auth-dialogs.tsx';
import { CookieBar } from './cookie-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { ImpersonationBar } from './impersonation-bar.tsx';
import styles from './layout.module.css';
import { NavigationProgress } from './navigation-progress.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { PageAnnouncer } from './page-announcer.tsx';
import { Toasts } from './toasts.tsx';

/** The frame of every page. It stays mounted from before the first page, while pages and remotes change. */
export function Layout() {
  const { t } = useTranslation('shell');
  const { isPageKept } = useStore(authDialogStore);
  const { isTaken } = useStore(takenPageStore);
  useLayoutEffect(
    () => void document.body.toggleAttribute('data-page-kept', isPageKept),
    [isPageKept],
  );

  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        {t('skip')}
      </a>
      <NavigationProgress />
      <ImpersonationBar />
      <Header />
      <OfflineBar />
      <main
        id="content"
        tabIndex={-1}
        className={isPageKept ? `${styles.main} ${styles.kept}` : styles.main}
      >
        {!isTaken && <Outlet />}
      </main>
      <Footer />
      <CookieBar />
      <Toasts />
      <AuthDialogs />
      <PageAnnouncer />
    </div>
  );
}
