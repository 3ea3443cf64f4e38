import { bookingReference } from '@freely/domain/booking-reference';
import { formatPounds } from '@freely/domain/money';
import { useQuery } from '@freely/query';
import { DetailDrawer } from '../../../drawer/detail-drawer.tsx';
import { DrawerPart, Lines } from '../../../drawer/drawer-part.tsx';
import { bookingQuery } from '../queries.ts';
import { useBookingWords } from '../words.ts';
import { AppointmentPart } from './appointment-part.tsx';
import { DisputePart } from './dispute-part.tsx';
import { EventsPart } from './events-part.tsx';
import { MailsPart } from './mails-part.tsx';
import { PaymentsPart } from './payments-part.tsx';
import { PenaltyPart } from './penalty-part.tsx';

/** Everything about a booking (D35), and the available actions. */
export function BookingDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const say = useBookingWords();
  const query = useQuery(bookingQuery(id));

  return (
    <DetailDrawer
      title={say('bookingDrawer.title', { id: bookingReference(id) })}
      query={query}
      onClose={onClose}
    >
      {(detail) => (
        <>
          <AppointmentPart booking={detail.booking} />
          {detail.dispute && <DisputePart bookingId={id} dispute={detail.dispute} />}
          {detail.penalty && <PenaltyPart penalty={detail.penalty} />}
          <DrawerPart title={say('bookingDrawer.actions')}>
            <Lines
              empty={say('bookingDrawer.noActions')}
              lines={detail.actions.map(({ action, by, refund }) => ({
                key: `${action} ${by}`,
                what: `${say(`bookingDrawer.by.${by}`)}: ${say(`bookingDrawer.action.${action}`)}`,
                aside:
                  refund !== null && say('bookingDrawer.refunds', { amount: formatPounds(refund) }),
              }))}
            />
          </DrawerPart>
          <EventsPart events={detail.events} />
          <PaymentsPart {...detail} />
          <MailsPart mails={detail.mails} />
        </>
      )}
    </DetailDrawer>
  );
}
