import type { WaitingOffer } from '@freely/api-client/contract';
import { fullDate } from '@freely/domain/format-date';
import { formatPounds } from '@freely/domain/money';
import { useTranslation } from '@freely/i18n';
import { Link } from '@freely/router';
import { showToast } from '@freely/shell-sdk';
import { Button, buttonClass } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
import { Card } from '@freely/ui/card';
import { Chip } from '@freely/ui/chip';
import { Row } from '@freely/ui/layout';
import { paymentHref } from '../../../journey/paths.ts';
import { useCountdown } from '../../../journey/use-countdown.ts';
import { useTreatmentNames } from '../../../waiting/waiting-words.ts';
import { useRefuseOffer } from '../queries.ts';
import styles from '../waiting-list.module.css';

const tones = { open: 'info', taken: 'success', refused: 'warning', missed: 'warning' } as const;

/** A time that is or was held. While it is, it can be booked or let go. */
export function OfferCard({ offer, isOpened }: { offer: WaitingOffer; isOpened: boolean }) {
  const { t } = useTranslation('booking/waiting-list');
  const { practitioner_name: name, status, withdrawn } = offer;
  const outcome = t(withdrawn ? 'offer.status.withdrawn' : `offer.status.${status}`);
  const seconds = useCountdown(offer.held_until);
  const refuse = useRefuseOffer();
  const treatments = useTreatmentNames(offer);

  return (
    <Card as="li" className={styles.card}>
      <h3>{t('offer.when', { date: fullDate(offer.date), time: offer.start_time.slice(0, 5) })}</h3>
      <p>
        {treatments}
        <br />
        {t(`offer.${offer.location_type}`, { name })}
      </p>
      {status !== 'open' && !isOpened && (
        <div>
          <Chip tone={tones[status]}>{outcome}</Chip>
        </div>
      )}
      {status !== 'open' && isOpened && (
        <Callout tone="info" role="status">
          {outcome}
        </Callout>
      )}
      {status === 'open' && seconds === 0 && (
        <Callout tone="warning" role="status">
          {t('offer.ended')}
        </Callout>
      )}
      {status === 'open' && seconds !== null && seconds > 0 && (
        <>
          <p className={styles.left}>
            {t('offer.left', {
              minutes: Math.floor(seconds / 60),
              seconds: String(seconds % 60).padStart(2, '0'),
            })}
          </p>
          <Row gap={3}>
            <Link className={buttonClass({})} to={paymentHref(offer.booking_id)}>
              {t('offer.book', { amount: formatPounds(offer.total_amount) })}
            </Link>
            <Button
              variant="quiet"
              isPending={refuse.isPending}
              onClick={() =>
                refuse.mutate(offer.booking_id, {
                  onSuccess: () => showToast({ tone: 'success', title: t('offer.refused') }),
                  onError: ({ message }) =>
                    showToast({ tone: 'warning', title: t('offer.failed'), text: message }),
                })
              }
            >
              {t('offer.refuse')}
            </Button>
          </Row>
        </>
      )}
    </Card>
  );
}
