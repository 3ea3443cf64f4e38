import { useTranslation } from '@freely/i18n';
import { Link } from '@freely/router';
import { usePageHead } from '@freely/shell-sdk';
import { siteMap } from '@freely/shell-sdk/site-map';
import { Lead, Page, PageTitle } from '@freely/ui/page';
import { feeTerms } from '../../fee-terms.ts';
import { Payslip } from '../../joining/payslip.tsx';
import { SignUpLink } from '../../joining/sign-up-link.tsx';
import { PictureRow } from '../../picture-rows/picture-row.tsx';
import hours from './art/hours.svg';
import prices from './art/prices.svg';
import { Benefits } from './components/benefits.tsx';
import styles from './join-freely.module.css';

/** The benefits for practitioners, with an example of a payslip first. */
export function JoinFreelyPage() {
  const { t } = useTranslation('public/join-freely');
  usePageHead({ title: t('title'), description: t('lead') });

  return (
    <>
      <div className={styles.band}>
        <Page className={styles.bandPage}>
          <div>
            <PageTitle>{t('heading')}</PageTitle>
            <Lead>{t('lead')}</Lead>
            <p className={styles.links}>
              <SignUpLink />
              <Link to={`${siteMap.howItWorks}/practitioner`}>{t('how')}</Link>
            </p>
          </div>
          <Payslip />
        </Page>
      </div>
      <Page className={styles.page}>
        <div>
          <PictureRow picture={prices} title={t('earn.heading')} isFirst>
            <p>{t('earn.text', feeTerms())}</p>
            <p>{t('earn.gone')}</p>
          </PictureRow>
          <PictureRow picture={hours} title={t('time.heading')}>
            <p>{t('time.text')}</p>
            <p>{t('time.safe')}</p>
          </PictureRow>
        </div>
        <Benefits />
        <p className={styles.end}>
          <SignUpLink />
        </p>
      </Page>
    </>
  );
}
