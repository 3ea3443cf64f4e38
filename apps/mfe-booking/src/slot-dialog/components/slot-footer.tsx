import { shortDate } from '@freely/domain/format-date';
import { formatPounds } from '@freely/domain/money';
import { Trans, useTranslation } from '@freely/i18n';
import { siteMap } from '@freely/shell-sdk/site-map';
import { Button } from '@freely/ui/button';
import type { SlotChoice } from '../../journey/journey.ts';
import type { VisitPrice } from '../../journey/price.ts';
import styles from '../slot-dialog.module.css';

interface SlotFooterProps {
  price: VisitPrice;
  /** The discount of a customer; 0 for none. */
  percent: number;
  isGuest: boolean;
  /** At least one is chosen; it may cost nothing. */
  hasTreatments: boolean;
  choice: SlotChoice;
  isEnabled: boolean;
  isPending: boolean;
  onContinue: () => void;
}

/** The chosen time and its price, beside the button to continue. */
export function SlotFooter({
  price,
  percent,
  isGuest,
  hasTreatments,
  choice: { date, time, locationType },
  isEnabled,
  isPending,
  onContinue,
}: SlotFooterProps) {
  const { t } = useTranslation('booking/slots');
  const dateTime =
    date !== null && time !== null
      ? t(locationType === 'salon' ? 'slot.atSalon' : 'slot.atHome', {
          date: shortDate(date),
          time,
        })
      : t(hasTreatments ? 'slot.noTimeYet' : 'slot.nothingYet');

  // It is booked at once: there is no checkout at which anybody agrees to anything.
  const isFree = isEnabled && price.total === 0;

  return (
    <>
      <p className={styles.sum}>
        <span className={styles.dateTime}>{dateTime}</span>
        <span>
          <b>{formatPounds(price.total)}</b>
          {percent > 0 && (
            <span className={styles.discount}> {t('slot.discount', { percent })}</span>
          )}
        </span>
        {isGuest && price.total > 0 && <small>{t('slot.guestHint')}</small>}
        {isFree && (
          <small>
            <Trans
              ns="booking/slots"
              i18nKey="slot.freeTerms"
              components={{
                // biome-ignore lint/a11y/useAnchorContent: Trans puts the text inside.
                1: <a href={siteMap.termsOfService} target="_blank" rel="noopener" />,
                // biome-ignore lint/a11y/useAnchorContent: the same.
                2: <a href={siteMap.privacyPolicy} target="_blank" rel="noopener" />,
              }}
            />
          </small>
        )}
      </p>
      <Button
        className={styles.continue}
        // The second half of a double click would go there once more: Back would seem to do nothing.
        onClick={({ detail: clicks }) => clicks < 2 && onContinue()}
        disabled={!isEnabled}
        isPending={isPending}
      >
        {t(isFree ? 'slot.bookFree' : 'slot.continue')}
      </Button>
    </>
  );
}
