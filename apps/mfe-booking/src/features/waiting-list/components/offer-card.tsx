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
import { ConfirmDialog } from '@freely/ui/dialog';
import { Row } from '@freely/ui/layout';
import { useState } from 'react';
import { paymentHref } from '../../../journey/paths.ts';
import { salonName } from '../../../journey/salon-name.ts';
import { useCountdown } from '../../../journey/use-countdown.ts';
import { useTreatmentNames } from '../../../waiting/waiting-words.ts';
import { useRefuseOffer } from '../queries.ts';
import styles from '../waiting-list.module.css';

const tones = { open: 'info', taken: 'success', refused: 'warning', missed: 'warning' } as const;

/** A time that is or was held. While it is, it can be booked or let go. */
export function OfferCard({ offer }: { offer: WaitingOffer }) {
  const { t } = useTranslation('booking/waiting-list');
  const { practitioner_name: name, status, withdrawn } = offer;
  const outcome = t(withdrawn ? 'offer.status.withdrawn' : `offer.status.${status}`);
  const date = fullDate(offer.date);
  const time = offer.start_time.slice(0, 5);
  const seconds = useCountdown(offer.held_until);
  const isHeld = status === 'open' && seconds !== null && seconds > 0;
  const [isRefusing, setRefusing] = useState(false);
  const refuse = useRefuseOffer();
  const treatments = useTreatmentNames(offer);

  return (
    <Card as="li" className={styles.card}>
      <h3>{t('offer.when', { date, time })}</h3>
      <p>
        {treatments}
        <br />
        {offer.salon
          ? t('offer.atSalon', { name, salon: salonName(offer.salon) })
          : t(`offer.${offer.location_type}`, { name })}
      </p>
      {status !== 'open' && (
        <div>
          <Chip tone={tones[status]}>{outcome}</Chip>
        </div>
      )}
      {status === 'open' && seconds === 0 && (
        <Callout tone="warning" role="status">
          {t('offer.ended')}
        </Callout>
      )}
      {isHeld && (
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
            <Button variant="quiet" onClick={() => setRefusing(true)}>
              {t('offer.refuse')}
            </Button>
          </Row>
        </>
      )}
      <ConfirmDialog
        title={t('offer.refuseTitle')}
        isOpen={isRefusing && isHeld}
        isPending={refuse.isPending}
        onNo={() => setRefusing(false)}
        onYes={() =>
          refuse.mutate(offer.booking_id, {
            // What the server says of the payment, which may have come in meanwhile.
            onSuccess: ({ message }) =>
              showToast({ tone: 'success', title: t('offer.refused'), text: message }),
            onError: ({ message }) =>
              showToast({ tone: 'warning', title: t('offer.failed'), text: message }),
            onSettled: () => setRefusing(false),
          })
        }
      >
        <p>{t('offer.refuseText', { date, time })}</p>
      </ConfirmDialog>
    </Card>
  );
}
