import type { Components, SlotInfo, View, ViewsProps } from 'react-big-calendar';
import withDragAndDrop, {
  type EventInteractionArgs,
} from 'react-big-calendar/lib/addons/dragAndDrop';
import Calendar from 'react-big-calendar/lib/Calendar';
import '../react-big-calendar.css';
import { londonDay } from '@freely/domain/london-time';
import type { KeyboardEvent, SyntheticEvent } from 'react';
import styles from '../calendar.module.css';
import type { CalendarEvent } from '../calendar-event.ts';
import { type CalendarView, hoursFor, rangeOf } from '../calendar-views.ts';
import { localizer } from '../localizer.ts';
import { ThreeDays } from '../three-days.tsx';
import { dayOf, wallDate, wallOf } from '../wall-date.ts';
import { EventFace, MonthEvent } from './calendar-event-face.tsx';
import { DayHead, WeekdayHead } from './day-head.tsx';

interface CalendarGridProps {
  label: string;
  events: CalendarEvent[];
  date: Date;
  view: CalendarView;
  /** The head of a day was pressed. */
  onDay: (day: Date) => void;
  onSelect: (event: CalendarEvent) => void;
  /** A free place was pressed, or a stretch drawn. Never of a day that is over. */
  onSlot: (start: Date, end: Date) => void;
  onDrag: (how: 'move' | 'resize', event: CalendarEvent, start: Date, end: Date) => void;
}

const DraggableCalendar = withDragAndDrop<CalendarEvent>(Calendar<CalendarEvent>);

// The package's types know no views but its own.
const views = {
  day: true,
  week: true,
  threeDays: ThreeDays,
  month: true,
} as ViewsProps<CalendarEvent>;

const components: Components<CalendarEvent> = {
  event: EventFace,
  header: DayHead,
  month: { event: MonthEvent, header: WeekdayHead },
};

const isMovable = ({ kind, timeOff }: CalendarEvent) => kind === 'timeOff' && !timeOff?.locked;

export function CalendarGrid({ label, events, date, view, ...on }: CalendarGridProps) {
  const { from, to } = hoursFor(events, rangeOf(view, date));
  const day = dayOf(date);
  const drag =
    (how: 'move' | 'resize') =>
    ({ event, start, end }: EventInteractionArgs<CalendarEvent>) =>
      on.onDrag(how, event, new Date(start), new Date(end));

  return (
    <section aria-label={label} className={styles.calendar}>
      <DraggableCalendar
        localizer={localizer}
        components={components}
        toolbar={false}
        events={events}
        date={date}
        getNow={() => wallOf(new Date())}
        view={view as View}
        views={views}
        // Turning and choosing a view are the bar's; the head of a day comes by onDrillDown.
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
        draggableAccessor={isMovable}
        resizableAccessor={isMovable}
        onEventDrop={drag('move')}
        onEventResize={drag('resize')}
        onSelectEvent={on.onSelect}
        onKeyPressEvent={(event: CalendarEvent, press: SyntheticEvent<HTMLElement>) => {
          const { key } = press as KeyboardEvent<HTMLElement>;
          // In a month the event is a button, which makes a click of it by itself.
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
