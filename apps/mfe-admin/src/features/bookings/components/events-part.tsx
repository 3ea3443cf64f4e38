import type { AdminBooking, AdminBookingDetail } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { DrawerPart, Lines } from '../../../drawer/drawer-part.tsx';
import { useFormatDateTime } from '../../../drawer/use-format-date-time.ts';
import { humanize } from '../../../humanize.ts';
import { endOfOffer } from '../../../unpaid-offer.ts';
import { unpaidState } from '../../../unpaid-state.ts';

interface EventsPartProps extends Pick<AdminBookingDetail, 'events'> {
  of: AdminBookingDetail['booking'];
}

/** The history of the booking, oldest first. A change of its status is named as that status is (D75). */
export function EventsPart({ events, of }: EventsPartProps) {
  const { t } = useTranslation('admin/bookings');
  const { t: tShared, i18n } = useTranslation('admin');
  const formatDateTime = useFormatDateTime();

  const isStatus = (kind: string): kind is AdminBooking['booking_status'] =>
    i18n.exists(`bookings.states.${kind}`, { ns: 'admin' });

  function nameOf(kind: string): string {
    const end = endOfOffer(kind, of);
    if (end) return tShared(`bookings.offers.${end}`);
    const unpaid = kind === of.booking_status ? unpaidState(of) : null;
    if (unpaid) return t(`bookingList.${unpaid}`);

    return isStatus(kind) ? tShared(`bookings.states.${kind}`) : capitalized(humanize(kind));
  }

  function describe({ kind, actor, behind }: AdminBookingDetail['events'][number]): string {
    if (actor === null) return nameOf(kind);

    return behind === null
      ? t('bookingDrawer.event', { kind: nameOf(kind), actor })
      : t('bookingDrawer.eventBehind', { kind: nameOf(kind), actor, behind });
  }

  return (
    <DrawerPart title={t('bookingDrawer.history')}>
      <Lines
        empty={t('bookingDrawer.noHistory')}
        lines={events.map((event) => ({
          key: `${event.kind} ${event.at}`,
          what: describe(event),
          aside: <time dateTime={event.at}>{formatDateTime(event.at)}</time>,
        }))}
      />
    </DrawerPart>
  );
}

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
