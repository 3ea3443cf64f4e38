import { bookingReference } from '@freely/domain/booking-reference';
import { formatPounds } from '@freely/domain/money';
import { useTranslation } from '@freely/i18n';
import { useQuery } from '@freely/query';
import { DetailDrawer } from '../../../drawer/detail-drawer.tsx';
import { DrawerPart, Lines } from '../../../drawer/drawer-part.tsx';
import { bookingQuery } from '../queries.ts';
import { AppointmentPart } from './appointment-part.tsx';
import { DisputePart } from './dispute-part.tsx';
import { EventsPart } from './events-part.tsx';
import { FailedRefundPart } from './failed-refund-part.tsx';
import { MailsPart } from './mails-part.tsx';
import { PaymentsPart } from './payments-part.tsx';
import { PenaltyPart } from './penalty-part.tsx';

/** Everything about a booking (D35), and the available actions. */
export function BookingDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('admin/bookings');
  const query = useQuery(bookingQuery(id));

  return (
    <DetailDrawer
      title={t('bookingDrawer.title', { id: bookingReference(id) })}
      query={query}
      onClose={onClose}
    >
      {(detail) => (
        <>
          <AppointmentPart booking={detail.booking} />
          {detail.dispute && <DisputePart bookingId={id} dispute={detail.dispute} />}
          {detail.penalty && <PenaltyPart penalty={detail.penalty} />}
          {detail.failed_refund && <FailedRefundPart bookingId={id} of={detail.failed_refund} />}
          <DrawerPart title={t('bookingDrawer.actions')}>
            <Lines
              empty={t('bookingDrawer.noActions')}
              lines={detail.actions.map(({ action, by, refund }) => ({
                key: `${action} ${by}`,
                what: `${t(`bookingDrawer.by.${by}`)}: ${t(`bookingDrawer.action.${action}`)}`,
                aside:
                  refund !== null && t('bookingDrawer.refunds', { amount: formatPounds(refund) }),
              }))}
            />
          </DrawerPart>
          <EventsPart events={detail.events} of={detail.booking} />
          <PaymentsPart {...detail} />
          <MailsPart mails={detail.mails} />
        </>
      )}
    </DetailDrawer>
  );
}
