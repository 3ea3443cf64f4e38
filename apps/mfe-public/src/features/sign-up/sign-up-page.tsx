import { Link, useNavigate } from '@freely/router';
import { usePageTitle } from '@freely/shell-sdk';
import { siteMap } from '@freely/shell-sdk/site-map';
import { Lead, Page, PageTitle } from '@freely/ui/page';
import styles from './sign-up.module.css';
import { SignUpForm } from './sign-up-form.tsx';
import { useWords } from './words.ts';

/** Practitioner registration: the first of six steps (spec 1 §2.3, §2.5). */
export function SignUpPage() {
  const say = useWords();
  const navigate = useNavigate();
  usePageTitle(say('signUp.title'));

  return (
    <Page width="form" className={styles.page}>
      <header className={styles.head}>
        <PageTitle>{say('signUp.heading')}</PageTitle>
        <Lead>{say('signUp.lead')}</Lead>
      </header>
      <SignUpForm onDone={() => void navigate('/practitioner-information', { replace: true })} />
      <p className={styles.other}>
        {say('signUp.haveAccount')}{' '}
        <Link to={`${siteMap.login}/practitioner`}>{say('signUp.logIn')}</Link>
      </p>
    </Page>
  );
}
