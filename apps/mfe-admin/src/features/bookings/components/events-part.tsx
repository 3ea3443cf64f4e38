import type { AdminBookingDetail } from '@freely/api-client/contract';
import { DrawerPart, Lines } from '../../../drawer/drawer-part.tsx';
import { useFormatDateTime } from '../../../drawer/use-format-date-time.ts';
import { humanize } from '../../../humanize.ts';
import { useBookingWords } from '../words.ts';

/** The history of the booking, oldest first. */
export function EventsPart({ events }: Pick<AdminBookingDetail, 'events'>) {
  const say = useBookingWords();
  const formatDateTime = useFormatDateTime();

  function describe({ kind, actor, behind }: AdminBookingDetail['events'][number]): string {
    if (actor === null) return humanize(kind);

    return behind === null
      ? say('bookingDrawer.event', { kind: humanize(kind), actor })
      : say('bookingDrawer.eventBehind', { kind: humanize(kind), actor, behind });
  }

  return (
    <DrawerPart title={say('bookingDrawer.history')}>
      <Lines
        empty={say('bookingDrawer.noHistory')}
        lines={events.map((event) => ({
          key: `${event.kind} ${event.at}`,
          what: describe(event),
          aside: <time dateTime={event.at}>{formatDateTime(event.at)}</time>,
        }))}
      />
    </DrawerPart>
  );
}
