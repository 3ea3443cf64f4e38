import { rememberedTarget, sessionStore, takeTargetAfterSignIn } from '@freely/auth';
import { usePageTitle } from '@freely/federation';
import { siteMap } from '@freely/federation/site-map';
import { Link, useNavigate, useParams } from '@freely/router';
import { isServed } from '../../remotes/platform.ts';
import { useWords } from '../../texts/words.ts';
import styles from './form.module.css';
import { FormPage } from './form-page.tsx';
import { LoginForm } from './login-form.tsx';

export function LoginPage() {
  const words = useWords();
  const navigate = useNavigate();
  const { role } = useParams();
  usePageTitle(words('login.title'));

  const isForPractitioners =
    role === 'practitioner' || /^\/practitioner(\/|$)/.test(rememberedTarget() ?? '');

  return (
    <FormPage title={words('login.welcomeBack')}>
      <p className={styles.lead}>{words('login.lead')}</p>
      <LoginForm
        onDone={() =>
          void navigate(takeTargetAfterSignIn(sessionStore.getState()), { replace: true })
        }
      />
      <div className={styles.other}>
        <p>
          {words('login.newHere')}{' '}
          <Link to={siteMap.customerRegistration}>{words('login.createAccount')}</Link>
        </p>
        {isForPractitioners && isServed(siteMap.practitionerRegistration) && (
          <p>
            {words('login.takeBookings')}{' '}
            <Link to={siteMap.practitionerRegistration}>{words('nav.practitionerSignUp')}</Link>
          </p>
        )}
      </div>
    </FormPage>
  );
}
