import { Button } from '@freely/ui/button';
import { EmptyState } from '@freely/ui/empty-state';
import { useWords } from './words.ts';

interface BookingsFailedProps {
  message: string;
  onRetry: () => void;
  isRetrying: boolean;
}

/** Shown when the bookings could not be loaded: the reason and a retry button. */
export function BookingsFailed({ message, onRetry, isRetrying }: BookingsFailedProps) {
  const say = useWords();

  return (
    <EmptyState
      art="pause"
      title={say('customer.failed.title')}
      text={message}
      action={
        <Button onClick={onRetry} isPending={isRetrying}>
          {say('customer.failed.retry')}
        </Button>
      }
    />
  );
}
