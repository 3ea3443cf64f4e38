import { fullDate } from '@freely/domain/format-date';
import { londonClock } from '@freely/domain/london-time';
import { formatPounds } from '@freely/domain/money';
import { useTranslation } from '@freely/i18n';
import { useQuery } from '@freely/query';
import { Link } from '@freely/router';
import { buttonClass } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
import { Row, Stack } from '@freely/ui/layout';
import { useEffect } from 'react';
import { paths, paymentHref } from '../../../journey/paths.ts';
import { salonName } from '../../../journey/salon-name.ts';
import { useCountdown } from '../../../journey/use-countdown.ts';
import { waitingListQuery } from '../../../waiting/waiting-list-query.ts';

/** The time that is held for somebody on a waiting list: here they look first, and it is soon over. */
export function OfferNotice({ onShow }: { onShow(bookingId: number | null): void }) {
  const { t } = useTranslation('booking/customer');
  const { data } = useQuery(waitingListQuery);
  const offer = data?.offers.find(({ status }) => status === 'open');
  const seconds = useCountdown(offer?.held_until ?? null);
  const shown = offer && seconds ? offer.booking_id : null;
  useEffect(() => onShow(shown), [onShow, shown]);
  if (!offer?.held_until || !seconds) return null;

  const words = {
    what: offer.treatments.map(({ name }) => name).join(', '),
    date: fullDate(offer.date),
    time: offer.start_time.slice(0, 5),
    name: offer.practitioner_name,
    until: londonClock(new Date(offer.held_until)).time,
  };

  return (
    <Callout tone="info" role="status" title={t('home.offer.title')}>
      <Stack gap={3}>
        <p>
          {offer.salon
            ? t('home.offer.textAtSalon', { ...words, salon: salonName(offer.salon) })
            : t('home.offer.text', words)}
        </p>
        <Row gap={3}>
          <Link className={buttonClass({ size: 'sm' })} to={paymentHref(offer.booking_id)}>
            {t('home.offer.book', { amount: formatPounds(offer.total_amount) })}
          </Link>
          <Link className={buttonClass({ variant: 'quiet', size: 'sm' })} to={paths.waitingList}>
            {t('home.offer.see')}
          </Link>
        </Row>
      </Stack>
    </Callout>
  );
}
