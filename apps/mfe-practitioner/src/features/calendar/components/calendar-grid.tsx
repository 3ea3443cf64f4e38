import type { Components, SlotInfo, View, ViewsProps } from 'react-big-calendar';
import withDragAndDrop, {
  type EventInteractionArgs,
} from 'react-big-calendar/lib/addons/dragAndDrop';
import '../react-big-calendar.css';
import type { OwnAvailability } from '@freely/api-client/contract';
import { londonDay } from '@freely/domain/london-time';
import type { KeyboardEvent, SyntheticEvent } from 'react';
import styles from '../calendar.module.css';
import type { CalendarEvent } from '../calendar-event.ts';
import { type CalendarView, rangeOf, visibleHours } from '../calendar-views.ts';
import { localizer } from '../localizer.ts';
import { ThreeDays } from '../three-days.tsx';
import { dayOf, wallDate, wallDateOf } from '../wall-date.ts';
import { isWorkingAt, workHoursIn, workingTimeOn } from '../work-hours.ts';
import { EventContent, MonthEvent } from './calendar-event-content.tsx';
import { CalendarWithRoads } from './calendar-with-roads.tsx';
import { DayHeader, MonthDate, WeekdayHeader } from './day-header.tsx';
import { DayHours } from './day-hours.tsx';

interface CalendarGridProps {
  label: string;
  events: CalendarEvent[];
  /** Undefined if they are not known. */
  workHours: OwnAvailability | undefined;
  date: Date;
  view: CalendarView;
  /** The header of a day was clicked. */
  onDay: (day: Date) => void;
  onSelect: (event: CalendarEvent) => void;
  /** A free slot was clicked or an interval was dragged; never on a past day. */
  onSlot: (start: Date, end: Date) => void;
  onDrag: (how: 'move' | 'resize', event: CalendarEvent, start: Date, end: Date) => void;
}

const DraggableCalendar = withDragAndDrop<CalendarEvent>(CalendarWithRoads);

// The package's types allow only its own views.
const views = {
  day: true,
  week: true,
  threeDays: ThreeDays,
  month: true,
} as ViewsProps<CalendarEvent>;

const components: Components<CalendarEvent> = {
  event: EventContent,
  header: DayHeader,
  month: { event: MonthEvent, header: WeekdayHeader, dateHeader: MonthDate },
};

const isMovable = ({ kind, timeOff }: CalendarEvent) => kind === 'timeOff' && !timeOff?.locked;

export function CalendarGrid({ label, events, workHours, date, view, ...on }: CalendarGridProps) {
  const range = rangeOf(view, date);
  const { from, to } = visibleHours(events, range, workHours && workHoursIn(workHours, range));
  const day = dayOf(date);
  const drag =
    (how: 'move' | 'resize') =>
    ({ event, start, end }: EventInteractionArgs<CalendarEvent>) =>
      on.onDrag(how, event, new Date(start), new Date(end));

  return (
    <section aria-label={label} className={styles.calendar}>
      {/* The only column has no header. */}
      {view === 'day' && <DayHours date={date} />}
      <DraggableCalendar
        localizer={localizer}
        components={components}
        toolbar={false}
        events={events.filter(({ kind }) => kind !== 'road')}
        backgroundEvents={events.filter(({ kind }) => kind === 'road')}
        date={date}
        getNow={() => wallDateOf(new Date())}
        view={view as View}
        views={views}
        // The bar handles navigation and views; onDrillDown handles clicks on day headers.
        onNavigate={() => {}}
        onView={() => {}}
        onDrillDown={on.onDay}
        step={15}
        timeslots={4}
        min={wallDate(day, `${String(from).padStart(2, '0')}:00`)}
        max={to === 24 ? wallDate(day, '23:59') : wallDate(day, `${to}:00`)}
        enableAutoScroll={false}
        showMultiDayTimes
        allDayAccessor={() => false}
        tooltipAccessor={null}
        eventPropGetter={({ kind }) => ({ className: styles[kind] ?? '' })}
        slotPropGetter={(start) =>
          workHours && !isWorkingAt(workHours, start) ? { className: styles.notWorking } : {}
        }
        dayPropGetter={(each) =>
          workHours && workingTimeOn(workHours, each).length === 0
            ? { className: styles.dayOff }
            : {}
        }
        draggableAccessor={isMovable}
        resizableAccessor={isMovable}
        onEventDrop={drag('move')}
        onEventResize={drag('resize')}
        onSelectEvent={on.onSelect}
        onKeyPressEvent={(event: CalendarEvent, press: SyntheticEvent<HTMLElement>) => {
          const { key } = press as KeyboardEvent<HTMLElement>;
          // In the month view the event is a button, which already turns the key into a click.
          if (view === 'month' || (key !== 'Enter' && key !== ' ')) return;
          press.preventDefault();
          on.onSelect(event);
        }}
        selectable="ignoreEvents"
        onSelectSlot={({ start, end }: SlotInfo) => {
          if (dayOf(start) >= londonDay(new Date())) on.onSlot(start, end);
        }}
        showAllEvents
      />
    </section>
  );
}
