import { Link, useNavigate } from '@freely/router';
import { usePageTitle } from '@freely/shell-sdk';
import { siteMap } from '@freely/shell-sdk/site-map';
import styles from '../form.module.css';
import { FormPage } from '../form-page.tsx';
import { useWords } from '../words.ts';
import { ResetRequestForm } from './reset-request-form.tsx';

export function ResetRequestPage() {
  const words = useWords();
  const navigate = useNavigate();
  usePageTitle(words('resetRequest.title'));

  return (
    <FormPage title={words('resetRequest.title')}>
      <p className={styles.lead}>{words('resetRequest.lead')}</p>
      <ResetRequestForm onDone={() => void navigate(siteMap.home)} />
      <div className={styles.other}>
        <p>
          {words('resetRequest.remembered')} <Link to={siteMap.login}>{words('login.title')}</Link>
        </p>
      </div>
    </FormPage>
  );
}
