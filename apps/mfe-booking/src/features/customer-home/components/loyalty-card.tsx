import type { Booking } from '@freely/api-client/contract';
import { StampCard } from '@freely/booking-parts/stamps';
import { bookingsPerGift, type GiftProgress, giftProgress } from '@freely/domain/gifts';
import { useTranslation } from '@freely/i18n';
import { Card } from '@freely/ui/card';
import { VisuallyHidden } from '@freely/ui/visually-hidden';
import { useId } from 'react';
import styles from '../customer-home.module.css';

/** The progress of paid bookings towards the next gift (D27). */
export function LoyaltyCard({ bookings }: { bookings: readonly Booking[] }) {
  const { t } = useTranslation('booking/customer');
  const id = useId();
  const round = giftProgress(
    bookings.map(({ booking_status: status, paid, total_amount: total, ...booking }) => ({
      status,
      isPaid: paid && booking.charged_back !== true,
      total,
      createdAt: new Date(booking.created_at),
    })),
  );
  const { title, text } = messagesFor(round);

  return (
    <Card as="section" aria-labelledby={id} className={styles.loyalty}>
      <div>
        <h2 id={id}>{t(`home.loyalty.${title}`)}</h2>
        <p>{t(`home.loyalty.${text}`)}</p>
        <VisuallyHidden>
          {t('home.loyalty.count', {
            count: round.done,
            rounds: bookingsPerGift,
          })}
        </VisuallyHidden>
      </div>
      <StampCard done={round.done} rounds={bookingsPerGift} />
    </Card>
  );
}

function messagesFor({ done, isEarned }: GiftProgress) {
  if (done < bookingsPerGift) {
    const title = (['none', 'one', 'two'] as const)[done] ?? 'none';
    return { title, text: 'rule' } as const;
  }

  return isEarned
    ? ({ title: 'earned', text: 'earnedText' } as const)
    : ({ title: 'awaited', text: 'awaitedText' } as const);
}
