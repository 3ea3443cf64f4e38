import { Ticket } from '@freely/booking-parts/ticket';
import { formatPounds } from '@freely/domain/money';
import { useWords } from '../words.ts';
import styles from './payslip.module.css';

/** A practitioner's pay for £100 (D22). It is on the ochre band, so its colours are fixed. */
export function Payslip() {
  const say = useWords();

  return (
    <Ticket
      className={styles.slip}
      money={
        <>
          <dl className={styles.sums}>
            <div className={styles.total}>
              <dt>{say('payslip.paid')}</dt>
              <dd>{formatPounds(80)}</dd>
            </div>
          </dl>
          <p className={styles.when}>{say('payslip.when')}</p>
        </>
      }
    >
      <p>{say('payslip.title')}</p>
      <dl className={styles.sums}>
        <div>
          <dt>{say('payslip.customerPays')}</dt>
          <dd>{formatPounds(100)}</dd>
        </div>
        <div>
          <dt>{say('payslip.fee')}</dt>
          <dd>−{formatPounds(20)}</dd>
        </div>
      </dl>
    </Ticket>
  );
}
