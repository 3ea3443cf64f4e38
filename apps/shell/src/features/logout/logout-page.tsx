import { notify, usePageTitle } from '@freely/federation';
import { siteMap } from '@freely/federation/site-map';
import { useLocation, useNavigate } from '@freely/router';
import { Page, PageTitle } from '@freely/ui/page';
import { ProgressBar } from '@freely/ui/progress';
import { useEffect, useEffectEvent, useRef } from 'react';
import { leave } from '../../session/leave.ts';
import { useWords } from '../../texts/words.ts';
import styles from './logout-page.module.css';

/** Entering is the act, also once more: the session ends whatever the server says (spec 1 §4). */
export function LogoutPage() {
  const words = useWords();
  const navigate = useNavigate();
  const { key } = useLocation();
  const begunFor = useRef<string>(undefined);
  usePageTitle(words('logout.title'));

  const logOut = useEffectEvent(async () => {
    await leave();
    notify({ tone: 'success', title: words('logout.done') });
    await navigate(siteMap.home, { replace: true });
  });

  useEffect(() => {
    if (begunFor.current === key) return;
    begunFor.current = key;
    void logOut();
  }, [key]);

  return (
    <Page width="form" className={styles.page}>
      <PageTitle>{words('logout.progress')}</PageTitle>
      <ProgressBar label={words('logout.progress')} />
    </Page>
  );
}
