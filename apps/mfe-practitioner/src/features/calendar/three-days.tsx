import type { ViewStatic } from 'react-big-calendar';
import TimeGrid from 'react-big-calendar/lib/TimeGrid';
import { daysOf, rangeOf } from './calendar-views.ts';

/** Three days from the date on, which the calendar does not have by itself. */
export function ThreeDays({ date, ...props }: { date: Date }) {
  return <TimeGrid {...props} range={daysOf(rangeOf('threeDays', date))} eventOffset={15} />;
}

// The calendar asks its views themselves. Turning and the title are the page's.
ThreeDays.range = (date: Date) => daysOf(rangeOf('threeDays', date));
ThreeDays.navigate = (date: Date) => date;
ThreeDays.title = () => '';
ThreeDays satisfies ViewStatic;
