import { sessionStore, signOut } from '@freely/auth';
import { useNavigate, useParams } from '@freely/router';
import { usePageTitle } from '@freely/shell-sdk';
import { siteMap } from '@freely/shell-sdk/site-map';
import styles from '../form.module.css';
import { FormPage } from '../form-page.tsx';
import { useWords } from '../words.ts';
import { ResetPasswordForm } from './reset-password-form.tsx';

export function ResetPasswordPage() {
  const words = useWords();
  const navigate = useNavigate();
  const { token = '' } = useParams();
  usePageTitle(words('reset.title'));

  function done(email: string) {
    // The server has ended every session of this account, also the one in this browser.
    if (sessionStore.getState().user?.email.toLowerCase() === email.toLowerCase()) signOut();
    void navigate(siteMap.login, { replace: true });
  }

  return (
    <FormPage title={words('reset.title')}>
      <p className={styles.lead}>{words('reset.lead')}</p>
      <ResetPasswordForm token={token} onDone={done} />
    </FormPage>
  );
}
