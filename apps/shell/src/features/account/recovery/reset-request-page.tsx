import { useTranslation } from '@freely/i18n';
import { Link, useNavigate } from '@freely/router';
import { usePageTitle } from '@freely/shell-sdk';
import { siteMap } from '@freely/shell-sdk/site-map';
import styles from '../form.module.css';
import { FormPage } from '../form-page.tsx';
import { ResetRequestForm } from './reset-request-form.tsx';

export function ResetRequestPage() {
  const { t } = useTranslation('shell/account');
  const navigate = useNavigate();
  usePageTitle(t('resetRequest.title'));

  return (
    <FormPage title={t('resetRequest.title')}>
      <p className={styles.lead}>{t('resetRequest.lead')}</p>
      <ResetRequestForm onDone={() => void navigate(siteMap.home)} />
      <div className={styles.other}>
        <p>
          {t('resetRequest.remembered')} <Link to={siteMap.login}>{t('login.title')}</Link>
        </p>
      </div>
    </FormPage>
  );
}
