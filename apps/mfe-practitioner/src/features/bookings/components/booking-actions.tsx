import type { PractitionerBooking } from '@freely/api-client/contract';
import { Button } from '@freely/ui/button';
import { Icon } from '@freely/ui/icon';
import { CalendarClock, UserX, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import styles from '../bookings.module.css';
import { whatCanBeDone } from '../what-can-be-done.ts';
import { useWords } from '../words.ts';

// Dialogs come when they are asked for.
const EditDialog = lazy(() => import('./edit-dialog.tsx'));
const CancelDialog = lazy(() => import('./cancel-dialog.tsx'));
const NoShowDialog = lazy(() => import('./no-show-dialog.tsx'));

/** What can be done with a booking now. */
export function BookingActions({ booking }: { booking: PractitionerBooking }) {
  const say = useWords();
  const [asked, setAsked] = useState<'edit' | 'cancel' | 'no-show' | null>(null);
  const { isEditable, isMissable } = whatCanBeDone(booking, new Date());
  const onClose = () => setAsked(null);

  return (
    <div className={styles.actions}>
      {isEditable && (
        <>
          <Button
            variant="secondary"
            icon={<Icon of={CalendarClock} />}
            onClick={() => setAsked('edit')}
          >
            {say('bookings.edit.open')}
          </Button>
          <Button variant="danger" icon={<Icon of={X} />} onClick={() => setAsked('cancel')}>
            {say('bookings.cancel.open')}
          </Button>
        </>
      )}
      {isMissable && (
        <Button variant="secondary" icon={<Icon of={UserX} />} onClick={() => setAsked('no-show')}>
          {say('bookings.noShow.open')}
        </Button>
      )}
      <Suspense fallback={null}>
        {asked === 'edit' && <EditDialog {...{ booking, onClose }} />}
        {asked === 'cancel' && <CancelDialog {...{ booking, onClose }} />}
        {asked === 'no-show' && <NoShowDialog {...{ booking, onClose }} />}
      </Suspense>
    </div>
  );
}
