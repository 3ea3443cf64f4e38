import type { Booking } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { Link } from '@freely/router';
import { usePageTitle } from '@freely/shell-sdk';
import { buttonClass } from '@freely/ui/button';
import { Page, PageTitle } from '@freely/ui/page';
import { ProgressBar } from '@freely/ui/progress';
import type { ReactNode } from 'react';
import { paymentHref } from '../../../journey/paths.ts';
import styles from '../payment-success.module.css';

interface WaitingProps {
  /** Undefined until it is loaded. */
  booking: Booking | undefined;
  isSlow: boolean;
  action: ReactNode;
}

/**
 * Until the server says that the booking is paid (D19), with a way back for those who did not pay. Links
 * in mails lead here as well: until the booking is loaded, nothing is said about a payment.
 */
export function Waiting({ booking, isSlow, action }: WaitingProps) {
  const { t } = useTranslation('booking/checkout');
  const title = t(booking ? 'success.waitingTitle' : 'success.loadingTitle');
  usePageTitle(title);

  return (
    <Page width="form" className={styles.wait}>
      <PageTitle>{title}</PageTitle>
      <p role="status">{booking && t(isSlow ? 'success.waitingLong' : 'success.waiting')}</p>
      <ProgressBar label={title} />
      {isSlow && (
        <div className={styles.save}>
          {booking && (
            <Link
              className={buttonClass({ variant: 'secondary' })}
              to={paymentHref(booking.booking_id)}
            >
              {t('success.backToPayment')}
            </Link>
          )}
          {action}
        </div>
      )}
    </Page>
  );
}
