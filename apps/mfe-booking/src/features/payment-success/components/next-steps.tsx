import type { Booking } from '@freely/api-client/contract';
import { formatPhone } from '@freely/domain/format-phone';
import { Trans, useTranslation } from '@freely/i18n';
import { Icon } from '@freely/ui/icon';
import { MessageSquareHeart, Phone, RotateCcw } from 'lucide-react';
import { refundedUntil } from '../../../customer/refund.ts';
import { formatDateTime } from '../../../journey/booking-display.ts';
import styles from '../payment-success.module.css';

/** What to do when running late, when plans change, and after the appointment. */
export function NextSteps({ booking }: { booking: Booking }) {
  const { t } = useTranslation('booking/checkout');
  const { practitioner_name: name, practitioner_phone: phone } = booking;
  const until = refundedUntil(booking);

  return (
    <ul className={styles.next}>
      {phone && (
        <li>
          <Icon of={Phone} />
          <span>
            <Trans
              ns="booking/checkout"
              i18nKey="success.call"
              values={{ name, phone: formatPhone(phone) }}
              components={{
                // biome-ignore lint/a11y/useAnchorContent: Trans puts the number inside.
                1: <a className={styles.phone} href={`tel:${phone}`} />,
              }}
            />
          </span>
        </li>
      )}
      <li>
        <Icon of={RotateCcw} />
        <span>
          {until
            ? t('pay.freeUntil', { dateTime: formatDateTime(until) })
            : booking.cancellation_policy}
        </span>
      </li>
      <li>
        <Icon of={MessageSquareHeart} />
        <span>{t('success.review')}</span>
      </li>
    </ul>
  );
}
