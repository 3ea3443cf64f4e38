import type { Booking } from '@freely/api-client/contract';
import { Trans } from '@freely/i18n';
import { Icon } from '@freely/ui/icon';
import { MessageSquareHeart, Phone, RotateCcw } from 'lucide-react';
import { momentInWords } from '../../../journey/booking-words.ts';
import { namespace, useWords } from '../../../journey/words.ts';
import styles from '../payment-success.module.css';
import { phoneInWords } from '../phone-in-words.ts';

/** Running late, second thoughts, and afterwards. */
export function WhatIsNext({ booking }: { booking: Booking }) {
  const say = useWords();
  const { practitioner_name: name, practitioner_phone: phone, free_cancellation_until } = booking;

  return (
    <ul className={styles.next}>
      {phone && (
        <li>
          <Icon of={Phone} />
          <span>
            <Trans
              ns={namespace}
              i18nKey="success.call"
              values={{ name, phone: phoneInWords(phone) }}
              components={{
                // biome-ignore lint/a11y/useAnchorContent: Trans puts the number inside.
                1: <a className={styles.phone} href={`tel:${phone}`} />,
              }}
            />
          </span>
        </li>
      )}
      {free_cancellation_until && (
        <li>
          <Icon of={RotateCcw} />
          <span>
            {say('success.cancel', { moment: momentInWords(say, free_cancellation_until) })}
          </span>
        </li>
      )}
      <li>
        <Icon of={MessageSquareHeart} />
        <span>{say('success.review')}</span>
      </li>
    </ul>
  );
}
