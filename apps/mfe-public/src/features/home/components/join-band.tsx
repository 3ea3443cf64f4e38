import { Link } from '@freely/router';
import { siteMap } from '@freely/shell-sdk/site-map';
import { buttonClass } from '@freely/ui/button';
import { Payslip } from '../../../payslip/payslip.tsx';
import { useWords } from '../../../words.ts';
import styles from '../home.module.css';

/** Invites practitioners to join, and shows what they earn after the fee. */
export function JoinBand() {
  const say = useWords();

  return (
    <section className={styles.join} aria-labelledby="home-join">
      <div className={styles.joinPage}>
        <div>
          <h2 id="home-join">{say('home.join.heading')}</h2>
          <p className={styles.lead}>{say('home.join.lead')}</p>
          <p className={styles.joinLinks}>
            <Link className={buttonClass()} to={siteMap.practitionerRegistration}>
              {say('home.join.signUp')}
            </Link>
            <Link to={siteMap.howItWorks}>{say('home.join.how')}</Link>
          </p>
        </div>
        <Payslip />
      </div>
    </section>
  );
}
