import { useTranslation } from '@freely/i18n';
import { useLocation, useNavigate } from '@freely/router';
import { showToast, usePageTitle } from '@freely/shell-sdk';
import { siteMap } from '@freely/shell-sdk/site-map';
import { Page, PageTitle } from '@freely/ui/page';
import { ProgressBar } from '@freely/ui/progress';
import { useEffect, useEffectEvent, useRef } from 'react';
import { logOut } from '../../session/log-out.ts';
import styles from './logout-page.module.css';

/** Logs out every time the page is opened, even if the server fails (spec 1 §4). */
export function LogoutPage() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const { key } = useLocation();
  const startedFor = useRef<string>(undefined);
  usePageTitle(t('logout.title'));

  const logOutAndGoHome = useEffectEvent(async () => {
    await logOut();
    showToast({ tone: 'success', title: t('logout.done') });
    await navigate(siteMap.home, { replace: true });
  });

  useEffect(() => {
    if (startedFor.current === key) return;
    startedFor.current = key;
    void logOutAndGoHome();
  }, [key]);

  return (
    <Page width="form" className={styles.page}>
      <PageTitle>{t('logout.progress')}</PageTitle>
      <ProgressBar label={t('logout.progress')} />
    </Page>
  );
}
