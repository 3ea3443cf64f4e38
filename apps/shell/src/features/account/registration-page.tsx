import { sessionStore, takeTargetAfterSignIn } from '@freely/auth';
import { Link, useNavigate } from '@freely/router';
import { usePageTitle } from '@freely/shell-sdk';
import { siteMap } from '@freely/shell-sdk/site-map';
import styles from './form.module.css';
import { FormPage } from './form-page.tsx';
import { RegistrationForm } from './registration-form.tsx';
import { useWords } from './words.ts';

export function RegistrationPage() {
  const words = useWords();
  const navigate = useNavigate();
  usePageTitle(words('registration.title'));

  return (
    <FormPage title={words('registration.title')}>
      <p className={styles.lead}>{words('registration.lead')}</p>
      <RegistrationForm
        onDone={() =>
          void navigate(takeTargetAfterSignIn(sessionStore.getState()), { replace: true })
        }
      />
      <div className={styles.other}>
        <p>
          {words('registration.haveAccount')}{' '}
          <Link to={siteMap.login}>{words('registration.logIn')}</Link>
        </p>
      </div>
    </FormPage>
  );
}
