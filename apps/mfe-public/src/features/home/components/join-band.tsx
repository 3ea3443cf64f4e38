import { useTranslation } from '@freely/i18n';
import { Link } from '@freely/router';
import { LateSection } from '@freely/shell-sdk/late-section';
import { siteMap } from '@freely/shell-sdk/site-map';
import { Payslip } from '../../../joining/payslip.tsx';
import { SignUpLink } from '../../../joining/sign-up-link.tsx';
import styles from '../home.module.css';

/** Invites practitioners to join, and shows what they earn after the fee. */
export function JoinBand() {
  return (
    <LateSection className={styles.join} aria-labelledby="home-join">
      <Invitation />
    </LateSection>
  );
}

function Invitation() {
  const { t } = useTranslation('public/home');

  return (
    <div className={styles.joinPage}>
      <div>
        <h2 id="home-join">{t('join.heading')}</h2>
        <p className={styles.lead}>{t('join.lead')}</p>
        <p className={styles.joinLinks}>
          <SignUpLink />
          <Link to={siteMap.howItWorks}>{t('join.how')}</Link>
        </p>
      </div>
      <Payslip />
    </div>
  );
}
