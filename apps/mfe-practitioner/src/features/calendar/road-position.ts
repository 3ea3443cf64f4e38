import { differenceInMinutes } from 'date-fns/differenceInMinutes';
import type { CalendarEvent } from './calendar-event.ts';

/** The least height of an event, which covers what follows on a shorter one. */
const leastHeight = '1.5rem';

/**
 * Where a road is drawn in its column, by CSS: from its start to its end, and not behind a short event that ends where
 * it starts. Its words would be cut.
 */
export function roadPosition(
  { start, end, before }: Pick<CalendarEvent, 'start' | 'end' | 'before'>,
  top: string,
  height: string,
): { top: string; bottom: string } {
  const share = before && differenceInMinutes(start, before) / differenceInMinutes(end, start);

  return {
    top: share ? `max(${top}, ${top} - ${height} * ${share} + ${leastHeight})` : top,
    bottom: `calc(100% - ${top} - ${height})`,
  };
}

/** Roads with the start of the event before each; the other events as they are. */
export function withEventsBefore(events: readonly CalendarEvent[]): CalendarEvent[] {
  const others = events.filter(({ kind, isFullDay }) => kind !== 'road' && !isFullDay);

  return events.map((event) => {
    if (event.kind !== 'road') return event;
    const before = others
      .filter(({ end }) => end <= event.start)
      .map(({ start }) => start)
      .reduce<Date | undefined>((last, start) => (last && last > start ? last : start), undefined);

    return before ? { ...event, before } : event;
  });
}
