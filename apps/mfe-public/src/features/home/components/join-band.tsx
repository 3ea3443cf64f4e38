import { formatPounds } from '@freely/domain/money';
import { siteMap } from '@freely/federation/site-map';

import { Link } from '@freely/router';
import { buttonClass } from '@freely/ui/button';
import { Ticket } from '@freely/ui/ticket';
import { useWords } from '../../../words.ts';
import styles from '../home.module.css';

/** What a practitioner earns: the fee in pounds, before the button. */
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
        <Ticket
          className={styles.slip}
          money={
            <>
              <dl className={styles.sums}>
                <div className={styles.total}>
                  <dt>{say('home.join.slip.paid')}</dt>
                  <dd>{formatPounds(80)}</dd>
                </div>
              </dl>
              <p>{say('home.join.slip.when')}</p>
            </>
          }
        >
          <p>{say('home.join.slip.title')}</p>
          <dl className={styles.sums}>
            <div>
              <dt>{say('home.join.slip.customerPays')}</dt>
              <dd>{formatPounds(100)}</dd>
            </div>
            <div>
              <dt>{say('home.join.slip.fee')}</dt>
              <dd>−{formatPounds(20)}</dd>
            </div>
          </dl>
        </Ticket>
      </div>
    </section>
  );
}
