import { Link } from '@freely/router';
import { usePageHead } from '@freely/shell-sdk';
import { siteMap } from '@freely/shell-sdk/site-map';
import { buttonClass } from '@freely/ui/button';
import { Lead, Page, PageTitle } from '@freely/ui/page';
import { Payslip } from '../../payslip/payslip.tsx';
import { PictureRow } from '../../picture-rows/picture-row.tsx';
import hours from './art/hours.svg';
import prices from './art/prices.svg';
import { Benefits } from './components/benefits.tsx';
import styles from './join-freely.module.css';
import { useWords } from './words.ts';

/** The benefits for practitioners, with an example of a payslip first. */
export function JoinFreelyPage() {
  const say = useWords();
  usePageHead({ title: say('joinFreely.title'), description: say('joinFreely.lead') });

  return (
    <>
      <div className={styles.band}>
        <Page className={styles.bandPage}>
          <div>
            <PageTitle>{say('joinFreely.heading')}</PageTitle>
            <Lead>{say('joinFreely.lead')}</Lead>
            <p className={styles.links}>
              <Link className={buttonClass()} to={siteMap.practitionerRegistration}>
                {say('joinFreely.signUp')}
              </Link>
              <Link to={`${siteMap.howItWorks}/practitioner`}>{say('joinFreely.how')}</Link>
            </p>
          </div>
          <Payslip />
        </Page>
      </div>
      <Page className={styles.page}>
        <div>
          <PictureRow picture={prices} title={say('joinFreely.earn.heading')} isFirst>
            <p>{say('joinFreely.earn.text')}</p>
            <p>{say('joinFreely.earn.gone')}</p>
          </PictureRow>
          <PictureRow picture={hours} title={say('joinFreely.time.heading')}>
            <p>{say('joinFreely.time.text')}</p>
            <p>{say('joinFreely.time.safe')}</p>
          </PictureRow>
        </div>
        <Benefits />
        <p className={styles.end}>
          <Link className={buttonClass()} to={siteMap.practitionerRegistration}>
            {say('joinFreely.signUp')}
          </Link>
        </p>
      </Page>
    </>
  );
}
