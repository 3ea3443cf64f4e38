import { sessionStore, takeTargetAfterSignIn } from '@freely/auth';
import { Link, useNavigate } from '@freely/router';
import { usePageTitle } from '@freely/shell-sdk';
import { siteMap } from '@freely/shell-sdk/site-map';
import styles from './form.module.css';
import { FormPage } from './form-page.tsx';
import { LoginForm } from './login-form.tsx';
import { SignUpOffer } from './sign-up-offer.tsx';
import { useWords } from './words.ts';

export function LoginPage() {
  const words = useWords();
  const navigate = useNavigate();
  usePageTitle(words('login.title'));

  return (
    <FormPage title={words('login.welcomeBack')}>
      <p className={styles.lead}>{words('login.lead')}</p>
      <LoginForm
        forgot={<Link to={siteMap.resetPasswordRequest}>{words('login.forgot')}</Link>}
        onDone={() =>
          void navigate(takeTargetAfterSignIn(sessionStore.getState()), { replace: true })
        }
      />
      <div className={styles.other}>
        <p>
          {words('login.newHere')}{' '}
          <Link to={siteMap.customerRegistration}>{words('login.createAccount')}</Link>
        </p>
        <SignUpOffer />
      </div>
    </FormPage>
  );
}
