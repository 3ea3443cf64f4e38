import type { PractitionerBooking } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { Button } from '@freely/ui/button';
import { Icon } from '@freely/ui/icon';
import { useNow } from '@freely/ui/now';
import { CalendarClock, ClipboardCheck, UserX, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { allowedActions } from '../allowed-actions.ts';
import styles from '../bookings.module.css';

// Dialogs are loaded when they are opened.
const EditDialog = lazy(() => import('./edit-dialog.tsx'));
const CancelDialog = lazy(() => import('./cancel-dialog.tsx'));
const PatchTestDialog = lazy(() => import('./patch-test-dialog.tsx'));
const NoShowDialog = lazy(() => import('./no-show-dialog.tsx'));

/** The actions that are allowed for a booking now, and their dialogs. */
export function BookingActions({ booking }: { booking: PractitionerBooking }) {
  const { t } = useTranslation('practitioner/bookings');
  const [openDialog, setOpenDialog] = useState<'edit' | 'cancel' | 'no-show' | 'patch-test' | null>(
    null,
  );
  const { canEdit, canCancel, canMarkNoShow, canRecordPatchTest } = allowedActions(
    booking,
    useNow(),
  );
  const onClose = () => setOpenDialog(null);

  return (
    <div className={styles.actions}>
      {canEdit && (
        <Button
          variant="secondary"
          icon={<Icon of={CalendarClock} />}
          onClick={() => setOpenDialog('edit')}
        >
          {t('edit.open')}
        </Button>
      )}
      {canCancel && (
        <Button variant="danger" icon={<Icon of={X} />} onClick={() => setOpenDialog('cancel')}>
          {t('cancel.open')}
        </Button>
      )}
      {canRecordPatchTest && (
        <Button icon={<Icon of={ClipboardCheck} />} onClick={() => setOpenDialog('patch-test')}>
          {t('patchTest.open')}
        </Button>
      )}
      {canMarkNoShow && (
        <Button
          variant="secondary"
          icon={<Icon of={UserX} />}
          onClick={() => setOpenDialog('no-show')}
        >
          {t('noShow.open')}
        </Button>
      )}
      <Suspense fallback={null}>
        {openDialog === 'edit' && <EditDialog {...{ booking, onClose }} />}
        {openDialog === 'cancel' && <CancelDialog {...{ booking, onClose }} />}
        {openDialog === 'patch-test' && <PatchTestDialog {...{ booking, onClose }} />}
        {openDialog === 'no-show' && <NoShowDialog {...{ booking, onClose }} />}
      </Suspense>
    </div>
  );
}
