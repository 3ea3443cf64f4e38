import { useTranslation } from '@freely/i18n';
import { ownAvailabilityQuery } from '@freely/practice/queries';
import { useQuery } from '@freely/query';
import { useNavigate } from '@freely/router';
import { showToast } from '@freely/shell-sdk';
import { Button } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
import { Skeleton } from '@freely/ui/skeleton';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Conflict } from '../../conflicting-bookings/index.ts';
import { Loaded, Screen } from '../../screen.tsx';
import styles from './calendar.module.css';
import {
  bookingEvent,
  busyEvents,
  type CalendarEvent,
  roadEvents,
  timeOffEvent,
} from './calendar-event.ts';
import { type CalendarView, titleOf } from './calendar-views.ts';
import { CalendarBar } from './components/calendar-bar.tsx';
import { CalendarGrid } from './components/calendar-grid.tsx';
import { Legend } from './components/legend.tsx';
import { moveTimeOff, resizeTimeOff } from './drag-time-off.ts';
import { calendarBookingsQuery, feedsQuery, timeOffQuery, useSaveTimeOff } from './queries.ts';
import { withEventsBefore } from './road-position.ts';
import { draftOf, emptyDraft, slotDraft, type TimeOffDraft } from './time-off-draft.ts';
import { useIsPhone } from './use-is-phone.ts';
import { useShown } from './use-shown.ts';
import { useTimeOffDays } from './use-time-off-days.ts';

// Dialogs are loaded when they are opened.
const TimeOffDialog = lazy(() => import('./components/time-off-dialog.tsx'));
const EventInfoDialog = lazy(() => import('./components/event-info-dialog.tsx'));

/** The open dialog: the form of a time off, or information about a read-only event. */
type OpenDialog = { draft: TimeOffDraft } | { info: CalendarEvent } | null;

/** Bookings, time off, and the busy times of external calendars. */
export function CalendarPage() {
  const { t } = useTranslation('practitioner/calendar');
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const timeOff = useQuery(timeOffQuery);
  const bookings = useQuery(calendarBookingsQuery);
  const feeds = useQuery(feedsQuery);
  // They are changed on another page, or in another tab.
  const workHours = useQuery({
    ...ownAvailabilityQuery,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
  const save = useSaveTimeOff();
  const daysOf = useTimeOffDays();
  const { date, view: chosen, show } = useShown();
  const [open, setOpen] = useState<OpenDialog>(null);
  const multiDayView: CalendarView = isPhone ? 'threeDays' : 'week';
  const view = chosen === 'multiDay' ? multiDayView : chosen;
  const events = useMemo(
    () =>
      timeOff.data &&
      bookings.data &&
      withEventsBefore([
        ...timeOff.data.map(timeOffEvent),
        ...bookings.data.map(bookingEvent),
        ...bookings.data.flatMap(roadEvents),
        ...(feeds.data ? busyEvents(feeds.data) : []),
      ]),
    [timeOff.data, bookings.data, feeds.data],
  );
  const title = titleOf(view, date);

  function select(event: CalendarEvent) {
    if (event.booking) void navigate(`/practitioner/bookings?open-booking=${event.booking.id}`);
    else if (event.timeOff && !event.timeOff.locked) setOpen({ draft: draftOf(event.timeOff) });
    else setOpen({ info: event });
  }

  function drag(how: 'move' | 'resize', { timeOff, start }: CalendarEvent, to: Date, end: Date) {
    if (!timeOff) return;
    const body = how === 'move' ? moveTimeOff(timeOff, start, to) : resizeTimeOff(timeOff, to, end);
    save.mutate(
      { id: timeOff.id, body },
      {
        onSuccess: (saved) =>
          showToast({ tone: 'success', title: t('moved', { days: daysOf(draftOf(saved)) }) }),
      },
    );
  }

  function showInstead(change: Parameters<typeof show>[0]) {
    // What could not be moved may not be on the next screen.
    save.reset();
    show(change);
  }

  return (
    <Screen
      name={t('name')}
      heading={<span className={styles.range}>{title}</span>}
      bar={
        <CalendarBar
          multiDayView={multiDayView}
          view={view}
          date={date}
          onDate={(next) => showInstead({ date: next })}
          onView={(next) =>
            showInstead({ view: next === 'day' || next === 'month' ? next : 'multiDay' })
          }
          onAdd={() => setOpen({ draft: emptyDraft(date) })}
        />
      }
    >
      <Legend shown={events ?? []} hasHours={workHours.data !== undefined} />
      {save.isError && (
        <Callout tone="error" role="alert" title={t('notMoved')}>
          <Conflict error={save.error} />
          <Button variant="quiet" size="sm" onClick={save.reset}>
            {t('closeNotMoved')}
          </Button>
        </Callout>
      )}
      {feeds.isError && <Callout tone="warning">{t('noFeeds')}</Callout>}
      <Loaded
        // They decide which hours are shown.
        besides={[workHours]}
        of={{ ...(timeOff.isError ? timeOff : bookings), data: events }}
        loading={t('loading')}
        failed={t('failed')}
        skeleton={<Skeleton height="40rem" />}
      >
        {(shown) => (
          <CalendarGrid
            label={t('label', { range: title })}
            events={shown}
            workHours={workHours.data}
            date={date}
            view={view}
            onDay={(day) => showInstead({ date: day, view: 'day' })}
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
        {open && 'info' in open && (
          <EventInfoDialog event={open.info} onClose={() => setOpen(null)} />
        )}
      </Suspense>
    </Screen>
  );
}
