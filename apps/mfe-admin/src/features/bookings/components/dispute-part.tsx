import type { AdminBookingDetail } from '@freely/api-client/contract';
import { bookingReference } from '@freely/domain/booking-reference';
import { useTranslation } from '@freely/i18n';
import { Button } from '@freely/ui/button';
import { useState } from 'react';
import { DrawerPart } from '../../../drawer/drawer-part.tsx';
import { DisputeFacts } from '../../../settle/dispute-facts.tsx';
import { SettleDialog } from '../../../settle/settle-dialog.tsx';

interface DisputePartProps {
  bookingId: number;
  dispute: NonNullable<AdminBookingDetail['dispute']>;
}

/** The dispute about lateness or absence (D26). */
export function DisputePart({ bookingId, dispute }: DisputePartProps) {
  const { t } = useTranslation('admin/bookings');
  const [isSettling, setIsSettling] = useState(false);

  return (
    <DrawerPart title={t('bookingDrawer.dispute')}>
      <DisputeFacts of={dispute} />
      {dispute.state !== 'settled' && (
        <div>
          <Button size="sm" onClick={() => setIsSettling(true)}>
            {t('bookingDrawer.settle')}
          </Button>
        </div>
      )}
      {isSettling && (
        <SettleDialog
          disputeId={dispute.id}
          hasAttended={dispute.attended === true}
          reference={bookingReference(bookingId)}
          onClose={() => setIsSettling(false)}
        />
      )}
    </DrawerPart>
  );
}
