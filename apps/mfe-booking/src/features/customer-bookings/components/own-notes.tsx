import type { Booking } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { Button } from '@freely/ui/button';
import { lazy, Suspense, useState } from 'react';
import styles from '../customer-bookings.module.css';

// A form is 14 KB, and few people open it.
const NotesDialog = lazy(() => import('./notes-dialog.tsx'));

interface OwnNotesProps {
  booking: Booking;
  /** Until the appointment begins. */
  canChange: boolean;
}

/** What the customer has written to the practitioner, and a button to change it. */
export function OwnNotes({ booking, canChange }: OwnNotesProps) {
  const { t } = useTranslation('booking/customer');
  const [isOpen, setOpen] = useState(false);
  const { notes } = booking;

  return (
    <>
      <span className={styles.notes}>{notes || t('bookings.notes.none')}</span>
      {canChange && (
        <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
          {t(notes ? 'bookings.notes.change' : 'bookings.notes.add')}
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <NotesDialog booking={booking} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
