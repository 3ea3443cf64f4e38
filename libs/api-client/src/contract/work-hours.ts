import * as v from 'valibot';
import { call } from './call.ts';
import { ClockTime, Message, onQuarterHour } from './values.ts';

/** The working hours of a practitioner at each location. */

export const weekdayNames = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

/** A time on the 15-minute grid; a day may end at `24:00`. */
const GridTime = (message: string, endOfDay = false) =>
  v.pipe(
    v.string(message),
    v.nonEmpty(message),
    v.check((text) => v.is(ClockTime, text) || (endOfDay && text === '24:00'), 'rules.time.format'),
    onQuarterHour('rules.time.grid'),
  );

/** Wall times, `HH:mm`. */
const Hours = v.pipe(
  v.object({
    from: GridTime('rules.time.startMissing'),
    to: GridTime('rules.time.endMissing', true),
  }),
  v.forward(
    v.partialCheck([['from'], ['to']], ({ from, to }) => from < to, 'rules.time.order'),
    ['to'],
  ),
);

/** An empty object or list, an empty string or null; parsed to null. */
const Empty = v.pipe(
  v.union([v.array(v.never()), v.strictObject({}), v.literal(''), v.null()]),
  v.transform(() => null),
);

/** Chosen by the input, so that a validation error names the field and not the whole day. */
const orEmpty = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.lazy((input): Schema | typeof Empty => (v.is(Empty, input) ? Empty : schema));

/** A working day, or empty for a day off. */
const DayPlan = orEmpty(
  v.object({
    available: Hours,
    break: v.optional(orEmpty(v.pipe(v.array(Hours), v.maxLength(20)))),
  }),
);
export type DayPlan = v.InferOutput<typeof DayPlan>;

const weekOf = <Schema extends v.GenericSchema>(day: Schema) => ({
  sunday: day,
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: day,
  saturday: day,
});

/** Weekdays that are left out are days off. One with a wrong name is refused: it would be a day off, too. */
const WeekPlan = v.strictObject(weekOf(v.optional(DayPlan)));
const PlacePlan = orEmpty(WeekPlan);
export type PlacePlan = v.InferOutput<typeof PlacePlan>;

/** `1` is mobile, `2` salons by their id. Locations that are left out stay unchanged. */
export const Availability = v.object({
  '1': v.optional(PlacePlan),
  '2': v.optional(
    orEmpty(v.record(v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/)), orEmpty(WeekPlan))),
  ),
});
export type Availability = v.InferOutput<typeof Availability>;

const NoDay = v.tuple([]);
const NoBreak = v.strictObject({});
const ReadHours = v.object({ from: v.string(), to: v.string() });
const ReadWeek = v.object(
  weekOf(
    v.union([
      NoDay,
      v.object({ available: ReadHours, break: v.union([v.array(ReadHours), NoBreak]) }),
    ]),
  ),
);

/** The read format: every location, with an empty list for a day off and `{}` for no break. */
export const OwnAvailability = v.object({
  '1': v.optional(ReadWeek),
  '2': v.record(v.string(), ReadWeek),
});
export type OwnAvailability = v.InferOutput<typeof OwnAvailability>;

export const ownAvailability = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/practitioner/availability',
  access: 'practitioner',
  response: OwnAvailability,
});

/**
 * With `seen`, the hours that the change was made from, days that are the same in both stay as they are now, and a
 * day that was changed otherwise in the meantime is a 409. Without it, the week of each given location is replaced.
 * Any other key is refused: its hours would be saved nowhere.
 */
export const AvailabilityChange = v.strictObject({
  ...Availability.entries,
  seen: v.optional(Availability),
});
export type AvailabilityChange = v.InferOutput<typeof AvailabilityChange>;

export const changeAvailability = /*#__PURE__*/ call({
  method: 'PUT',
  path: '/dashboard/practitioner/availability',
  access: 'practitioner',
  owner: { of: 'salon', by: 'practitioner' },
  body: AvailabilityChange,
  response: Message,
});
