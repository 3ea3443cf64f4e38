import type { Booking } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { Link } from '@freely/router';
import { buttonClass } from '@freely/ui/button';
import { Icon } from '@freely/ui/icon';
import { VisuallyHidden } from '@freely/ui/visually-hidden';
import { Star } from 'lucide-react';
import { reviewHref } from '../journey/paths.ts';

interface LeaveReviewProps {
  booking: Booking;
  variant?: 'primary' | 'secondary' | undefined;
  size?: 'md' | 'sm' | undefined;
}

/** Offered once, after the appointment is over (D58). */
export function LeaveReview({ booking, variant, size }: LeaveReviewProps) {
  const { t } = useTranslation('booking/customer');
  if (!booking.review || booking.booking_status !== 'completed') return null;

  return (
    <Link className={buttonClass({ variant, size })} to={reviewHref(booking.id)}>
      <Icon of={Star} />
      <span aria-hidden="true">{t('leaveReview')}</span>
      <VisuallyHidden>{t('leaveReviewOf', { name: booking.practitioner_name })}</VisuallyHidden>
    </Link>
  );
}
