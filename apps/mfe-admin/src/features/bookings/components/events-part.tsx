import type { AdminBookingDetail } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { DrawerPart, Lines } from '../../../drawer/drawer-part.tsx';
import { useFormatDateTime } from '../../../drawer/use-format-date-time.ts';
import { humanize } from '../../../humanize.ts';

/** The history of the booking, oldest first. */
export function EventsPart({ events }: Pick<AdminBookingDetail, 'events'>) {
  const { t } = useTranslation('admin/bookings');
  const formatDateTime = useFormatDateTime();

  function describe({ kind, actor, behind }: AdminBookingDetail['events'][number]): string {
    if (actor === null) return humanize(kind);

    return behind === null
      ? t('bookingDrawer.event', { kind: humanize(kind), actor })
      : t('bookingDrawer.eventBehind', { kind: humanize(kind), actor, behind });
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
