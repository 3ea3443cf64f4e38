import { listDate } from '@freely/domain/format-date';
import { londonClock } from '@freely/domain/london-time';
import { formatPounds, penceOf, poundsOf } from '@freely/domain/money';
import { useQuery } from '@freely/query';
import { Button } from '@freely/ui/button';
import { Bone, SkeletonRegion } from '@freely/ui/skeleton';
import { useWords } from '../../../words.ts';
import { bookingQuery } from '../queries.ts';
import styles from './booking-detail.module.css';

/** What happened to a booking, what was paid for it, and its lines in the ledger. */
export function BookingDetail({ id }: { id: number }) {
  const say = useWords();
  const { data, isError, isFetching, refetch } = useQuery(bookingQuery(id));

  if (isError) {
    return (
      <p>
        {say('table.failed')}{' '}
        <Button size="sm" variant="secondary" isPending={isFetching} onClick={() => refetch()}>
          {say('table.retry')}
        </Button>
      </p>
    );
  }
  if (!data) {
    return (
      <SkeletonRegion label={say('table.loading')}>
        <Bone height="6rem" />
      </SkeletonRegion>
    );
  }

  const moment = (iso: string) => {
    const { day, time } = londonClock(new Date(iso));
    return say('bookings.when', { date: listDate(day), time });
  };
  const sum = data.ledger.reduce((pence, { amount }) => pence + signedPence(amount), 0);

  return (
    <div className={styles.detail}>
      <section aria-label={say('bookings.history')}>
        <h2>{say('bookings.history')}</h2>
        <ol>
          {data.events.map(({ kind, at, actor }) => (
            <li key={`${kind} ${at}`}>
              <span>
                {actor ? say('bookings.event', { kind: plain(kind), actor }) : plain(kind)}
              </span>
              <time dateTime={at}>{moment(at)}</time>
            </li>
          ))}
        </ol>
      </section>
      <section aria-label={say('bookings.payments')}>
        <h2>{say('bookings.payments')}</h2>
        {data.payments.length === 0 && <p>{say('bookings.noPayments')}</p>}
        <ul>
          {data.payments.map((payment) => (
            <li key={payment.provider_id}>
              <span>{payment.provider_id}</span>
              <span>
                {say('bookings.captured', {
                  captured: formatPounds(payment.captured),
                  amount: formatPounds(payment.amount),
                  refunded: formatPounds(payment.refunded),
                })}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-label={say('bookings.ledger')}>
        <h2>{say('bookings.ledger')}</h2>
        {data.ledger.length === 0 ? (
          <p>{say('bookings.noLedger')}</p>
        ) : (
          <dl>
            {data.ledger.map(({ transaction_id, account, kind, amount }) => (
              <div key={`${transaction_id} ${account}`}>
                <dt>
                  {plain(kind)}, {account}
                </dt>
                <dd>{formatPounds(amount)}</dd>
              </div>
            ))}
            <div className={styles.sum}>
              <dt>{say('bookings.ledgerSum')}</dt>
              <dd>{formatPounds(poundsOf(sum))}</dd>
            </div>
          </dl>
        )}
      </section>
    </div>
  );
}

/** 'paid_late' → 'paid late'. */
function plain(kind: string): string {
  return kind.replaceAll('_', ' ');
}

function signedPence(pounds: number): number {
  return pounds < 0 ? -penceOf(-pounds) : penceOf(pounds);
}
