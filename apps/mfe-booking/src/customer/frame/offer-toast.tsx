import { serverNow } from '@freely/api-client/client';
import { fullDate } from '@freely/domain/format-date';
import { londonClock } from '@freely/domain/london-time';
import { useTranslation } from '@freely/i18n';
import { useQuery } from '@freely/query';
import { useMatch } from '@freely/router';
import { showToast } from '@freely/shell-sdk';
import { useEffect } from 'react';
import { paths } from '../../journey/paths.ts';
import { waitingListQuery } from '../../waiting/waiting-list-query.ts';

/** The bookings that somebody was told of in this tab: an offer is news once. */
const told = new Set<number>();

/** Says on every customer page that a time is held: it is over in minutes, and a mail may be read too late. */
export default function OfferToast() {
  const { t } = useTranslation('booking/customer');
  const { data } = useQuery(waitingListQuery);
  const isAtHome = useMatch(paths.customer) !== null;
  const isAtList = useMatch(paths.waitingList) !== null;
  const offer = data?.offers.find(({ status }) => status === 'open');

  useEffect(() => {
    if (!offer?.held_until || told.has(offer.booking_id)) return;
    if (Date.parse(offer.held_until) < serverNow()) return;
    told.add(offer.booking_id);
    // These two pages show the offer themselves.
    if (isAtHome || isAtList) return;
    showToast({
      tone: 'info',
      title: t('home.offer.title'),
      text: t('frame.offer', {
        date: fullDate(offer.date),
        time: offer.start_time.slice(0, 5),
        name: offer.practitioner_name,
        until: londonClock(new Date(offer.held_until)).time,
      }),
    });
  }, [offer, isAtHome, isAtList, t]);

  return null;
}
