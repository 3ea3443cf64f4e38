import { sessionStore, takeTargetAfterSignIn } from '@freely/auth';
import { usePageTitle } from '@freely/federation';
import { siteMap } from '@freely/federation/site-map';
import { Link, useNavigate } from '@freely/router';
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
