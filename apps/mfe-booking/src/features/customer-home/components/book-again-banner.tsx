import type { Booking } from '@freely/api-client/contract';
import { useSession } from '@freely/auth';
import { formatPounds, penceOf, poundsOf } from '@freely/domain/money';
import { useTranslation } from '@freely/i18n';
import { useQuery } from '@freely/query';
import { cover } from '@freely/ui/art';
import { Art } from '@freely/ui/art-image';
import { useId } from 'react';
import { BookAgain } from '../../../customer/book-again.tsx';
import { categoryOf } from '../../../journey/booking-display.ts';
import { loyaltyQuery } from '../../../journey/loyalty-query.ts';
import styles from '../customer-home.module.css';

/** Offers to rebook the last completed appointment that can be, with the current discount from the server. */
export function BookAgainBanner({ booking }: { booking: Booking }) {
  const { t } = useTranslation('booking/customer');
  const id = useId();
  const { user } = useSession();
  const { practitioner_name: name, treatments } = booking;
  const offer = useQuery({
    ...loyaltyQuery(user?.user_id ?? 0, booking.practitioner_id),
    enabled: user !== null,
  });
  const price = poundsOf(treatments.reduce((sum, each) => sum + penceOf(each.total_price), 0));

  return (
    // The background is the same in both colour schemes, so the text colour is too.
    <section aria-labelledby={id} className={styles.banner} data-scheme="light">
      <div className={styles.art}>
        <Art svg={cover({ id: String(booking.practitioner_id), category: categoryOf(booking) })} />
      </div>
      <div className={styles.copy}>
        <div>
          <h2 id={id}>{t('home.again.title', { name })}</h2>
          <p>
            {t('home.again.price', {
              treatments: treatments.map((each) => each.name).join(', '),
              price: formatPounds(price),
            })}{' '}
            {offer.data?.loyalty && t('home.again.discount', { percent: offer.data.discount })}
          </p>
        </div>
        <BookAgain booking={booking} flow="dashboard-tab" variant="primary">
          {t('home.again.book', { name })}
        </BookAgain>
      </div>
    </section>
  );
}
