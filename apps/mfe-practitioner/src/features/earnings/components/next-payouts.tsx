import type { Earnings } from '@freely/api-client/contract';
import { bookingReference } from '@freely/domain/booking-reference';
import { listDate } from '@freely/domain/format-date';
import { londonDay } from '@freely/domain/london-time';
import { formatPounds } from '@freely/domain/money';
import { useTranslation } from '@freely/i18n';
import { Link } from '@freely/router';
import { Callout } from '@freely/ui/callout';
import styles from '../earnings.module.css';
import { usePayoutStatus } from '../use-payout-status.ts';

/** The upcoming payouts of all months, soonest first. */
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
          {list.map((each) => (
            <li key={each.booking_id}>
              <Link to={`/practitioner/bookings?open-booking=${each.booking_id}`}>
                {t('payouts.one', {
                  id: bookingReference(each.booking_id),
                  date: listDate(londonDay(new Date(each.date))),
                })}
              </Link>
              <span>{payoutStatus(each)}</span>
              <b>{formatPounds(each.amount)}</b>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
