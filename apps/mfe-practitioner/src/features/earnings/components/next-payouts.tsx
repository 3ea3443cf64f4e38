import type { Earnings } from '@freely/api-client/contract';
import { formatPounds } from '@freely/domain/money';
import { useTranslation } from '@freely/i18n';
import { Callout } from '@freely/ui/callout';
import styles from '../earnings.module.css';
import { groupPayouts } from '../group-payouts.ts';
import { usePayoutStatus } from '../use-payout-status.ts';

/** What arrives next and when, soonest first. Which appointment pays what is in the statement. */
export function NextPayouts({ earnings }: { earnings: Earnings }) {
  const { t } = useTranslation('practitioner/earnings');
  const payoutStatus = usePayoutStatus();
  const { next_payouts: list, to_withhold: withhold } = earnings;

  return (
    <div className={styles.payouts}>
      {withhold > 0 && (
        <Callout tone="info">{t('payouts.withhold', { amount: formatPounds(withhold) })}</Callout>
      )}
      {list.length === 0 ? (
        <p>{t('payouts.none')}</p>
      ) : (
        <ul aria-label={t('payouts.label')}>
          {groupPayouts(list).map(({ key, first, count, amount }) => (
            <li key={key}>
              <strong>{payoutStatus(first)}</strong>
              <span>{t('payouts.appointments', { count })}</span>
              <b>{formatPounds(amount)}</b>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
