import type { WaitingEntry, WaitingOffer } from '@freely/api-client/contract';
import { fullDate } from '@freely/domain/format-date';
import { useTranslation } from '@freely/i18n';
import { Link } from '@freely/router';
import { buttonClass } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
import { Row, Stack } from '@freely/ui/layout';
import {
  changeWaitingHref,
  customerBookingHref,
  servicesSearchHref,
} from '../../../journey/paths.ts';
import { searchForHref } from '../../../journey/wanted-practitioner.ts';
import { useTreatmentNames } from '../../../waiting/waiting-words.ts';

interface OpenedOfferProps {
  offer: WaitingOffer;
  /** What the customer waited for; undefined if it is not in the list. */
  entry: WaitingEntry | undefined;
}

/** What became of the offer whose link was opened, and what to do now. */
export function OpenedOffer({ offer, entry }: OpenedOfferProps) {
  const { t } = useTranslation('booking/waiting-list');
  const { status, withdrawn, practitioner_name: name } = offer;
  const treatments = useTreatmentNames(offer);
  if (status === 'open') return null;

  const date = fullDate(offer.date);
  const time = offer.start_time.slice(0, 5);

  return (
    <Callout
      tone={status === 'taken' ? 'success' : 'info'}
      title={t(withdrawn ? 'opened.title.withdrawn' : `opened.title.${status}`)}
      role="status"
    >
      <Stack gap={3}>
        <p>
          {t('opened.what', { treatments, name, date, time })}{' '}
          {status !== 'taken' && entry?.status === 'waiting' && t('opened.waiting')}
        </p>
        <Row gap={3}>
          {status === 'taken' ? (
            <Link
              className={buttonClass({ size: 'sm' })}
              to={customerBookingHref(offer.booking_id)}
            >
              {t('opened.booking')}
            </Link>
          ) : (
            <>
              {entry?.status === 'over' && (
                <Link className={buttonClass({ size: 'sm' })} to={changeWaitingHref(entry.id)}>
                  {t('entry.change.over')}
                </Link>
              )}
              <Link
                className={buttonClass({ variant: 'secondary', size: 'sm' })}
                to={withdrawn ? servicesSearchHref() : searchForHref(wantedOf(offer))}
              >
                {withdrawn ? t('opened.others') : t('opened.times', { name })}
              </Link>
            </>
          )}
        </Row>
      </Stack>
    </Callout>
  );
}

/** The same visit, at another time. */
function wantedOf({ practitioner_id: id, treatments }: WaitingOffer) {
  return {
    id,
    treatments: treatments.flatMap((each) => Array<number>(each.quantity).fill(each.id)),
  };
}
