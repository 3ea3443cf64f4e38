import { sessionStore, signOut } from '@freely/auth';
import { useTranslation } from '@freely/i18n';
import { useNavigate, useParams } from '@freely/router';
import { usePageTitle } from '@freely/shell-sdk';
import { siteMap } from '@freely/shell-sdk/site-map';
import styles from '../form.module.css';
import { FormPage } from '../form-page.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';

export function ResetPasswordPage() {
  const { t } = useTranslation('shell/account');
  const navigate = useNavigate();
  const { token = '' } = useParams();
  usePageTitle(t('reset.title'));

  function done(email: string) {
    // The server has ended every session of this account, also the one in this browser.
    if (sessionStore.getState().user?.email.toLowerCase() === email.toLowerCase()) signOut();
    void navigate(siteMap.login, { replace: true });
  }

  return (
    <FormPage title={t('reset.title')}>
      <p className={styles.lead}>{t('reset.lead')}</p>
      <ResetPasswordForm token={token} onDone={done} />
    </FormPage>
  );
}
