import { sessionStore, takeTargetAfterSignIn } from '@freely/auth';
import { useTranslation } from '@freely/i18n';
import { Link, useNavigate } from '@freely/router';
import { usePageTitle } from '@freely/shell-sdk';
import { siteMap } from '@freely/shell-sdk/site-map';
import styles from './form.module.css';
import { FormPage } from './form-page.tsx';
import { RegistrationForm } from './registration-form.tsx';

export function RegistrationPage() {
  const { t } = useTranslation('shell/account');
  const navigate = useNavigate();
  usePageTitle(t('registration.title'));

  return (
    <FormPage title={t('registration.title')}>
      <p className={styles.lead}>{t('registration.lead')}</p>
      <RegistrationForm
        onDone={() =>
          void navigate(takeTargetAfterSignIn(sessionStore.getState()), { replace: true })
        }
      />
      <div className={styles.other}>
        <p>
          {t('registration.haveAccount')} <Link to={siteMap.login}>{t('registration.logIn')}</Link>
        </p>
      </div>
    </FormPage>
  );
}
