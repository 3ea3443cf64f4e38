import { Ticket } from '@freely/booking-parts/ticket';
import { formatPounds } from '@freely/domain/money';
import { useTranslation } from '@freely/i18n';
import { feeTerms } from '../fee-terms.ts';
import styles from './payslip.module.css';

/** A practitioner's pay for £100 (D22). It is on the ochre band, so its colours are fixed. */
export function Payslip() {
  const { t } = useTranslation('public/joining');
  const { percent, income } = feeTerms();

  return (
    <Ticket
      className={styles.slip}
      money={
        <>
          <dl className={styles.sums}>
            <div className={styles.total}>
              <dt>{t('payslip.paid')}</dt>
              <dd>{income}</dd>
            </div>
          </dl>
          <p className={styles.when}>{t('payslip.when')}</p>
        </>
      }
    >
      <p>{t('payslip.title')}</p>
      <dl className={styles.sums}>
        <div>
          <dt>{t('payslip.customerPays')}</dt>
          <dd>{formatPounds(100)}</dd>
        </div>
        <div>
          <dt>{t('payslip.fee', { percent })}</dt>
          <dd>{formatPounds(-percent)}</dd>
        </div>
      </dl>
    </Ticket>
  );
}
