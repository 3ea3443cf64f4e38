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

/** Until the server says that the booking is paid (D19), with a way back for those who did not pay. */
export function Waiting({ booking, isSlow, action }: WaitingProps) {
  const { t } = useTranslation('booking/checkout');
  usePageTitle(t('success.waitingTitle'));

  return (
    <Page width="form" className={styles.wait}>
      <PageTitle>{t('success.waitingTitle')}</PageTitle>
      <p role="status">{t(isSlow ? 'success.waitingLong' : 'success.waiting')}</p>
      <ProgressBar label={t('success.waitingTitle')} />
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
