import {
  DayRow,
  switchedOff,
  switchedOn,
  WEEKDAYS,
  type Weekday,
  WeekSchedule,
} from '@freely/ui/week-schedule';
import type { GalleryPart } from '../gallery-part.ts';
import { Held } from '../held.tsx';

const WEEK = Object.fromEntries(
  WEEKDAYS.map((day) => [day, day === 'sunday' || day === 'wednesday' ? switchedOff : switchedOn]),
) as Record<Weekday, typeof switchedOn>;

export default {
  title: 'Week schedule',
  door: 'week-schedule',
  about: 'A usual week: on or off, hours, breaks, and each day at a glance.',
  states: [
    {
      name: 'A week',
      content: (
        <Held start={WEEK}>
          {(value, change) => <WeekSchedule value={value} onChange={change} />}
        </Held>
      ),
    },
    {
      name: 'A day with breaks that cannot be',
      content: (
        <DayRow
          day="Bank holiday"
          value={{
            ...switchedOn,
            breaks: [
              { from: '08:00', to: '09:30' },
              { from: '09:15', to: '10:00' },
            ],
          }}
          onChange={() => {}}
          error="Start is required"
        />
      ),
    },
  ],
} satisfies GalleryPart;
