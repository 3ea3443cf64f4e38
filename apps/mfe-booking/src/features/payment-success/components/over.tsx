import type { Booking } from '@freely/api-client/contract';
import type { BookingStage } from '@freely/domain/booking-stage';
import { fullDate } from '@freely/domain/format-date';
import { formatPounds } from '@freely/domain/money';
import { type TFunction, useTranslation } from '@freely/i18n';
import { Link } from '@freely/router';
import { usePageTitle } from '@freely/shell-sdk';
import { buttonClass } from '@freely/ui/button';
import { Lead, PageTitle } from '@freely/ui/page';
import type { ReactNode } from 'react';
import { refundOf } from '../../../customer/refund.ts';
import { startTimeOf } from '../../../journey/booking-display.ts';
import { customerBookingHref } from '../../../journey/paths.ts';
import styles from '../payment-success.module.css';

interface OverProps {
  booking: Booking;
  stage: Exclude<BookingStage, 'unpaid' | 'upcoming'>;
  action: ReactNode;
}

/** An appointment that was cancelled or missed, or has begun: nothing to look forward to (D75). */
export function Over({ booking, stage, action }: OverProps) {
  const { t } = useTranslation('booking/checkout');
  const appointment = {
    name: booking.practitioner_name,
    day: fullDate(booking.date),
    time: startTimeOf(booking),
  };
  const title = t(`success.stage.${stage}.title`, appointment);
  usePageTitle(title);

  return (
    <div className={styles.text}>
      <PageTitle>{title}</PageTitle>
      <Lead>{t(`success.stage.${stage}.text`, appointment)}</Lead>
      <p>{formatRefund(t, booking, stage)}</p>
      <div className={styles.save}>
        <Link
          className={buttonClass({ variant: 'secondary' })}
          to={customerBookingHref(booking.id)}
        >
          {t('success.details')}
        </Link>
        {action}
      </div>
    </div>
  );
}

function formatRefund(
  t: TFunction<'booking/checkout'>,
  booking: Booking,
  stage: OverProps['stage'],
): string | null {
  const refund = refundOf(booking);
  if (refund) {
    return t(`success.refundText.${refund.state}`, { amount: formatPounds(refund.amount) });
  }
  if (stage === 'begun') return null;
  if (booking.total_amount === 0) return t('success.nothingToPay');
  if (!booking.paid) return t('success.nothingPaid');

  if (booking.charged_back) return t('success.chargedBackText');
  if (stage === 'no_show_customer') return t('success.missedText');
  // The refund is on its way from the moment when it was settled.
  if (stage === 'no_show_practitioner' || stage === 'late_practitioner') return null;

  return t(booking.practitioner_left ? 'success.lateTextGone' : 'success.lateText');
}
