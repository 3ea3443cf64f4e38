import type { AdminBookingDetail } from '@freely/api-client/contract';
import { DrawerPart, Lines } from '../../../drawer/drawer-part.tsx';
import { useMoment } from '../../../drawer/use-moment.ts';
import { plainKind } from '../../../plain-kind.ts';
import { useBookingWords } from '../words.ts';

/** What happened to the booking, the oldest first. */
export function TrailPart({ events }: Pick<AdminBookingDetail, 'events'>) {
  const say = useBookingWords();
  const moment = useMoment();

  function words({ kind, actor, behind }: AdminBookingDetail['events'][number]): string {
    if (actor === null) return plainKind(kind);

    return behind === null
      ? say('bookingDrawer.event', { kind: plainKind(kind), actor })
      : say('bookingDrawer.eventBehind', { kind: plainKind(kind), actor, behind });
  }

  return (
    <DrawerPart title={say('bookingDrawer.history')}>
      <Lines
        empty={say('bookingDrawer.noHistory')}
        lines={events.map((event) => ({
          key: `${event.kind} ${event.at}`,
          what: words(event),
          aside: <time dateTime={event.at}>{moment(event.at)}</time>,
        }))}
      />
    </DrawerPart>
  );
}
