import { useTranslation } from '@freely/i18n';
import { Button } from '@freely/ui/button';
import { EmptyState } from '@freely/ui/empty-state';

interface BookingsFailedProps {
  message: string;
  onRetry: () => void;
  isRetrying: boolean;
}

/** Shown when the bookings could not be loaded: the reason and a retry button. */
export function BookingsFailed({ message, onRetry, isRetrying }: BookingsFailedProps) {
  const { t } = useTranslation('booking/customer');

  return (
    <EmptyState
      art="pause"
      title={t('failed.title')}
      text={message}
      action={
        <Button onClick={onRetry} isPending={isRetrying}>
          {t('failed.retry')}
        </Button>
      }
    />
  );
}
