import {
  DayRow,
  dayOff,
  defaultWorkday,
  WEEKDAYS,
  type Weekday,
  WeekSchedule,
} from '@freely/practice/week-schedule';
import type { GalleryPart } from '../gallery-part.ts';
import { Stateful } from '../stateful.tsx';

const WEEK = Object.fromEntries(
  WEEKDAYS.map((day) => [day, day === 'sunday' || day === 'wednesday' ? dayOff : defaultWorkday]),
) as Record<Weekday, typeof defaultWorkday>;

export default {
  title: 'Week schedule',
  entryPoint: '@freely/practice/week-schedule',
  about: 'A usual week: on or off, hours, breaks, and each day at a glance.',
  states: [
    {
      name: 'A week',
      content: (
        <Stateful initial={WEEK}>
          {(value, change) => <WeekSchedule value={value} onChange={change} />}
        </Stateful>
      ),
    },
    {
      name: 'A day with invalid breaks',
      content: (
        <DayRow
          day="Bank holiday"
          value={{
            ...defaultWorkday,
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
