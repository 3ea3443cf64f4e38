import { useTranslation } from '@freely/i18n';
import { Link, useNavigate } from '@freely/router';
import { usePageTitle } from '@freely/shell-sdk';
import { siteMap } from '@freely/shell-sdk/site-map';
import { band } from '@freely/ui/art';
import { Art } from '@freely/ui/art-image';
import { Lead, Page, PageTitle } from '@freely/ui/page';
import styles from './sign-up.module.css';
import { SignUpForm } from './sign-up-form.tsx';

const signUpBand = band({ id: '7', category: 'nails' });

/** Practitioner registration: the first of six steps (spec 1 §2.3, §2.5). */
export function SignUpPage() {
  const { t } = useTranslation('public/sign-up');
  const navigate = useNavigate();
  usePageTitle(t('title'));

  return (
    <Page width="form" className={styles.page}>
      <div className={styles.card}>
        <Art svg={signUpBand} className={styles.band} />
        <div className={styles.body}>
          <header className={styles.head}>
            <PageTitle>{t('heading')}</PageTitle>
            <Lead>{t('lead')}</Lead>
          </header>
          <SignUpForm
            onDone={() => void navigate('/practitioner-information', { replace: true })}
          />
          <p className={styles.other}>
            {t('haveAccount')} <Link to={`${siteMap.login}/practitioner`}>{t('logIn')}</Link>
          </p>
        </div>
      </div>
    </Page>
  );
}
