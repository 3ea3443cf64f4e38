import { eachDayOfInterval } from 'date-fns/eachDayOfInterval';
import type { ViewStatic } from 'react-big-calendar';
import TimeGrid from 'react-big-calendar/lib/TimeGrid';
import { rangeOf } from './calendar-views.ts';

/** A view of three days from the date on, which react-big-calendar does not include. */
export function ThreeDays({ date, ...props }: { date: Date }) {
  return (
    <TimeGrid {...props} range={eachDayOfInterval(rangeOf('threeDays', date))} eventOffset={15} />
  );
}

// The static members that react-big-calendar expects. The page handles navigation and the title.
ThreeDays.range = (date: Date) => eachDayOfInterval(rangeOf('threeDays', date));
ThreeDays.navigate = (date: Date) => date;
ThreeDays.title = () => '';
ThreeDays satisfies ViewStatic;
