import { sessionStore, takeTargetAfterSignIn } from '@freely/auth';
import { useTranslation } from '@freely/i18n';
import { Link, useNavigate } from '@freely/router';
import { usePageTitle } from '@freely/shell-sdk';
import { siteMap } from '@freely/shell-sdk/site-map';
import styles from './form.module.css';
import { FormPage } from './form-page.tsx';
import { LoginForm } from './login-form.tsx';
import { SignUpOffer } from './sign-up-offer.tsx';

export function LoginPage() {
  const { t } = useTranslation('shell/account');
  const navigate = useNavigate();
  usePageTitle(t('login.title'));

  return (
    <FormPage title={t('login.welcomeBack')}>
      <p className={styles.lead}>{t('login.lead')}</p>
      <LoginForm
        forgot={<Link to={siteMap.resetPasswordRequest}>{t('login.forgot')}</Link>}
        onDone={() =>
          void navigate(takeTargetAfterSignIn(sessionStore.getState()), { replace: true })
        }
      />
      <div className={styles.other}>
        <p>
          {t('login.newHere')}{' '}
          <Link to={siteMap.customerRegistration}>{t('login.createAccount')}</Link>
        </p>
        <SignUpOffer />
      </div>
    </FormPage>
  );
}
