import { shortDate } from '@freely/domain/format-date';
import { formatPounds } from '@freely/domain/money';
import { Button } from '@freely/ui/button';
import type { SlotChoice } from '../../../journey/journey-store.ts';
import type { VisitPrice } from '../../../journey/price.ts';
import { useWords } from '../../../journey/words.ts';
import styles from '../choose-slot.module.css';

interface SlotFooterProps {
  price: VisitPrice;
  /** The discount of a customer; 0 for none. */
  percent: number;
  isGuest: boolean;
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
  choice: { date, time, locationType },
  isEnabled,
  isPending,
  onContinue,
}: SlotFooterProps) {
  const say = useWords();
  const dateTime =
    date !== null && time !== null
      ? say(locationType === 'salon' ? 'slot.atSalon' : 'slot.atHome', {
          date: shortDate(date),
          time,
        })
      : say('slot.nothingYet');

  return (
    <>
      <p className={styles.sum}>
        <span className={styles.dateTime}>{dateTime}</span>
        <span>
          <b>{formatPounds(price.total)}</b>
          {percent > 0 && (
            <span className={styles.discount}> {say('slot.discount', { percent })}</span>
          )}
        </span>
        {isGuest && price.total > 0 && <small>{say('slot.guestHint')}</small>}
      </p>
      <Button
        className={styles.continue}
        onClick={onContinue}
        disabled={!isEnabled}
        isPending={isPending}
      >
        {say('slot.continue')}
      </Button>
    </>
  );
}
