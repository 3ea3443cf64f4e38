import { send } from '@freely/api-client/client';
import { logout } from '@freely/api-client/contract';
import { sessionStore, signOut } from '@freely/auth';
import { notify, usePageTitle } from '@freely/federation';
import { siteMap } from '@freely/federation/site-map';
import { useNavigate } from '@freely/router';
import { Page, PageTitle } from '@freely/ui/page';
import { ProgressBar } from '@freely/ui/progress';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useWords } from '../../texts/words.ts';
import styles from './logout-page.module.css';

/** Entering is the act: the session ends whatever the server says (spec 1 §4). */
export function LogoutPage() {
  const words = useWords();
  const navigate = useNavigate();
  const hasBegun = useRef(false);
  usePageTitle(words('logout.title'));

  const leave = useEffectEvent(async () => {
    if (sessionStore.getState().status === 'signed-in') {
      await send(logout, {}).catch(() => {});
      signOut();
    }
    notify({ tone: 'success', title: words('logout.done') });
    await navigate(siteMap.home, { replace: true });
  });

  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void leave();
  }, []);

  return (
    <Page width="form" className={styles.page}>
      <PageTitle>{words('logout.progress')}</PageTitle>
      <ProgressBar label={words('logout.progress')} />
    </Page>
  );
}
