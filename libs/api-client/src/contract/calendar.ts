import * as v from 'valibot';
import { call } from './call.ts';
import { PractitionerBooking } from './practitioner-dashboard.ts';
import { Day, Id, IdParams, Line, Message, StartTime } from './values.ts';

/** Time off of practitioners, and their external calendars (D32, D54). */

/** The bookings that the calendar shows: those that were not cancelled. */
export const calendarBookings = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/practitioner/calendar/bookings',
  access: 'practitioner',
  response: v.array(PractitionerBooking),
});

// Time off --------------------------------------------------------------------------------------

/** London days and wall times, the last day included. Times are null for whole days. */
export const TimeOff = v.object({
  id: v.number(),
  title: v.string(),
  date: v.string(),
  end_date: v.string(),
  full_day_off: v.boolean(),
  /** `HH:mm:ss`. */
  start_time: v.nullable(v.string()),
  end_time: v.nullable(v.string()),
  /** Blocked after a cancellation (D31): the practitioner can neither change nor remove it. */
  locked: v.optional(v.boolean()),
});
export type TimeOff = v.InferOutput<typeof TimeOff>;

const requiredDay = (message: string) => v.pipe(v.string(message), v.nonEmpty(message), Day);
const optionalText = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.lazy((input) =>
    input === '' || input === null
      ? v.pipe(
          v.any(),
          v.transform(() => undefined),
        )
      : schema,
  );

export const TimeOffBody = v.pipe(
  v.object({
    title: v.pipe(v.string('rules.text.title'), Line(120), v.nonEmpty('rules.text.title')),
    date: requiredDay('rules.date.required'),
    /** Defaults to `date`. */
    end_date: v.optional(optionalText(Day)),
    /** Where it is left out: whole days, unless there are times. */
    full_day_off: v.optional(v.boolean()),
    start_time: v.optional(optionalText(StartTime)),
    end_time: v.optional(optionalText(StartTime)),
  }),
  v.transform(({ full_day_off, ...each }) => ({
    ...each,
    full_day_off: full_day_off ?? !(each.start_time || each.end_time),
  })),
  v.forward(
    v.check((each) => each.full_day_off || Boolean(each.start_time), 'rules.time.start'),
    ['start_time'],
  ),
  v.forward(
    v.check((each) => each.full_day_off || Boolean(each.end_time), 'rules.time.end'),
    ['end_time'],
  ),
  v.forward(
    v.check((each) => !each.end_date || each.end_date >= each.date, 'rules.date.endBeforeDate'),
    ['end_date'],
  ),
);
export type TimeOffBody = v.InferOutput<typeof TimeOffBody>;

const TimeOffSaved = v.object({ message: v.string(), ...TimeOff.entries });

export const timeOff = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/practitioner/timeoff',
  access: 'practitioner',
  response: v.array(TimeOff),
});

/** Refused when it conflicts with bookings; the error lists them in `bookings` (D54). */
export const addTimeOff = /*#__PURE__*/ call({
  method: 'POST',
  path: '/dashboard/practitioner/timeoff',
  access: 'practitioner',
  body: TimeOffBody,
  response: TimeOffSaved,
});

export const changeTimeOff = /*#__PURE__*/ call({
  method: 'PUT',
  path: '/dashboard/practitioner/timeoff/:id',
  access: 'practitioner',
  owner: { of: 'time_off', by: 'practitioner' },
  params: IdParams,
  body: TimeOffBody,
  response: TimeOffSaved,
});

export const removeTimeOff = /*#__PURE__*/ call({
  method: 'DELETE',
  path: '/dashboard/practitioner/timeoff/:id',
  access: 'practitioner',
  owner: { of: 'time_off', by: 'practitioner' },
  params: IdParams,
  response: Message,
});

// Feeds -----------------------------------------------------------------------------------------

/** The practitioner's calendar as an iCalendar file, for anyone who knows its secret URL. */
export const calendarFile = /*#__PURE__*/ call({
  method: 'GET',
  path: '/calendar/:file',
  access: 'public',
  params: v.object({ file: v.pipe(v.string(), v.maxLength(200)) }),
  response: v.string(),
});

export const CalendarFeeds = v.object({
  /** The practitioner's own secret URL; null until one is created. */
  address: v.nullable(v.string()),
  /** External calendars whose busy times block slots. Their URL is write-only. */
  feeds: v.array(
    v.object({
      id: v.number(),
      name: v.string(),
      host: v.string(),
      /** ISO date-time of the last successful fetch; null before the first. */
      read_at: v.nullable(v.string()),
      /** Why the last fetch failed; the busy times of the fetch before it stay in use. */
      problem: v.nullable(v.string()),
    }),
  ),
  /** Their busy times from yesterday on, as ISO date-times; left out when there are none. */
  busy: v.optional(v.array(v.object({ feed_id: v.number(), from: v.string(), to: v.string() }))),
});
export type CalendarFeeds = v.InferOutput<typeof CalendarFeeds>;

const CalendarFeedsSaved = v.object({ message: v.string(), ...CalendarFeeds.entries });

export const calendarFeeds = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/practitioner/calendar-feeds',
  access: 'practitioner',
  response: CalendarFeeds,
});

/** Selects the practitioner's own secret URL instead of an external calendar. */
const own = v.optional(v.literal(true));

/** With `own`, creates the secret URL unless there is one; with `url`, adds a calendar. */
export const addCalendarFeed = /*#__PURE__*/ call({
  method: 'POST',
  path: '/dashboard/practitioner/calendar-feeds',
  access: 'practitioner',
  body: v.pipe(
    v.object({
      own,
      url: v.optional(
        v.pipe(v.string(), v.trim(), v.nonEmpty('rules.address.required'), v.maxLength(2000)),
      ),
      name: v.optional(Line(80), ''),
    }),
    v.forward(
      v.check((each) => each.own === true || each.url !== undefined, 'rules.address.required'),
      ['url'],
    ),
  ),
  response: CalendarFeedsSaved,
});

/** With `own`, revokes the secret URL; with `id`, removes a calendar. */
export const removeCalendarFeed = /*#__PURE__*/ call({
  method: 'DELETE',
  path: '/dashboard/practitioner/calendar-feeds',
  access: 'practitioner',
  owner: { of: 'calendar_feed', by: 'practitioner' },
  body: v.pipe(
    v.object({ own, id: v.optional(Id) }),
    v.forward(
      v.check((each) => each.own === true || each.id !== undefined, 'rules.calendar.choose'),
      ['id'],
    ),
  ),
  response: CalendarFeedsSaved,
});
