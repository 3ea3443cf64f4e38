import { useQuery } from '@freely/query';
import { useNavigate } from '@freely/router';
import { Callout } from '@freely/ui/callout';
import { Bone } from '@freely/ui/skeleton';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Loaded, Screen } from '../../screen.tsx';
import styles from './calendar.module.css';
import {
  type CalendarEvent,
  eventOfBooking,
  eventOfTimeOff,
  eventsElsewhere,
} from './calendar-event.ts';
import { type CalendarView, titleOf } from './calendar-views.ts';
import { CalendarBar } from './components/calendar-bar.tsx';
import { CalendarGrid } from './components/calendar-grid.tsx';
import { InTheWay } from './components/in-the-way.tsx';
import { Legend } from './components/legend.tsx';
import { movedTo, resizedTo } from './moved-time-off.ts';
import { calendarBookingsQuery, feedsQuery, timeOffQuery, useSaveTimeOff } from './queries.ts';
import { draftOf, emptyDraft, slotDraft, type TimeOffDraft } from './time-off-draft.ts';
import { useIsPhone } from './use-is-phone.ts';
import { wallOf } from './wall-date.ts';
import { useWords } from './words.ts';

// Dialogs come when they are asked for.
const TimeOffDialog = lazy(() => import('./components/time-off-dialog.tsx'));
const EventNote = lazy(() => import('./components/event-note.tsx'));

/** What the reader is doing: nothing, entering a time off, or reading what cannot be changed. */
type Open = { draft: TimeOffDraft } | { note: CalendarEvent } | null;

/** Bookings, time off, and what is busy elsewhere. */
export function CalendarPage() {
  const say = useWords();
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const off = useQuery(timeOffQuery);
  const booked = useQuery(calendarBookingsQuery);
  const feeds = useQuery(feedsQuery);
  const save = useSaveTimeOff();
  const [date, setDate] = useState(() => wallOf(new Date()));
  const [chosen, setChosen] = useState<'day' | 'usual' | 'month'>('usual');
  const [open, setOpen] = useState<Open>(null);
  const usual: CalendarView = isPhone ? 'threeDays' : 'week';
  const view = chosen === 'usual' ? usual : chosen;
  const events = useMemo(
    () =>
      off.data &&
      booked.data && [
        ...off.data.map(eventOfTimeOff),
        ...booked.data.map(eventOfBooking),
        ...(feeds.data ? eventsElsewhere(feeds.data) : []),
      ],
    [off.data, booked.data, feeds.data],
  );
  const title = titleOf(view, date);

  function select(event: CalendarEvent) {
    if (event.booking) void navigate(`/practitioner/bookings?open-booking=${event.booking.id}`);
    else if (event.timeOff && !event.timeOff.locked) setOpen({ draft: draftOf(event.timeOff) });
    else setOpen({ note: event });
  }

  function drag(how: 'move' | 'resize', { timeOff, start }: CalendarEvent, to: Date, end: Date) {
    if (!timeOff) return;
    const body = how === 'move' ? movedTo(timeOff, start, to) : resizedTo(timeOff, to, end);
    save.mutate({ id: timeOff.id, body });
  }

  return (
    <Screen
      name={say('calendar.name')}
      heading={<span className={styles.range}>{title}</span>}
      bar={
        <CalendarBar
          usual={usual}
          view={view}
          date={date}
          onDate={setDate}
          onView={(next) => setChosen(next === 'day' || next === 'month' ? next : 'usual')}
          onAdd={() => setOpen({ draft: emptyDraft(date) })}
        />
      }
    >
      <Legend hasBusy={events?.some(({ kind }) => kind === 'busy') ?? false} />
      {save.isError && (
        <Callout tone="error" role="alert" title={say('calendar.notMoved')}>
          <InTheWay error={save.error} />
        </Callout>
      )}
      {feeds.isError && <Callout tone="warning">{say('calendar.noFeeds')}</Callout>}
      <Loaded
        of={{ ...(off.isError ? off : booked), data: events }}
        loading={say('calendar.loading')}
        failed={say('calendar.failed')}
        bones={<Bone height="40rem" />}
      >
        {(shown) => (
          <CalendarGrid
            label={say('calendar.label', { range: title })}
            events={shown}
            date={date}
            view={view}
            onDay={(day) => {
              setDate(day);
              setChosen('day');
            }}
            onSelect={select}
            onSlot={(start, end) => setOpen({ draft: slotDraft(start, end) })}
            onDrag={drag}
          />
        )}
      </Loaded>
      <Suspense fallback={null}>
        {open && 'draft' in open && (
          <TimeOffDialog draft={open.draft} onClose={() => setOpen(null)} />
        )}
        {open && 'note' in open && <EventNote event={open.note} onClose={() => setOpen(null)} />}
      </Suspense>
    </Screen>
  );
}
