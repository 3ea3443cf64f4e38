import * as v from 'valibot';
import { call } from './call.ts';
import { ClockTime, Message } from './values.ts';

/** When a practitioner works, place by place. */

export const weekdayNames = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

/** A line of the 15-minute grid; a day may end at `24:00`. */
const GridTime = (message: string, endOfDay = false) =>
  v.pipe(
    v.string(message),
    v.nonEmpty(message),
    v.check(
      (text) => v.is(ClockTime, text) || (endOfDay && text === '24:00'),
      'Time must be written as HH:mm',
    ),
    v.check(
      (text) => ['00', '15', '30', '45'].includes(text.slice(3)),
      'Times are 15 minutes apart',
    ),
  );

/** Both ends on the wall, `HH:mm`. */
const Hours = v.pipe(
  v.object({ from: GridTime('Start is required'), to: GridTime('End is required', true) }),
  v.forward(
    v.partialCheck([['from'], ['to']], ({ from, to }) => from < to, 'End must be after the start'),
    ['to'],
  ),
);

/** Nothing is an empty object or list, an empty text or null; read as null. */
const Nothing = v.pipe(
  v.union([v.array(v.never()), v.strictObject({}), v.literal(''), v.null()]),
  v.transform(() => null),
);

/** Chosen by what was sent, so that a refusal names the field and not the whole day. */
const orNothing = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.lazy((input): Schema | typeof Nothing => (v.is(Nothing, input) ? Nothing : schema));

/** A day of work, or nothing for a day off. */
const DayPlan = orNothing(
  v.object({
    available: Hours,
    break: v.optional(orNothing(v.pipe(v.array(Hours), v.maxLength(20)))),
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

/** A weekday that is left out is a day off. */
const WeekPlan = v.object(weekOf(v.optional(DayPlan)));
const PlacePlan = orNothing(WeekPlan);
export type PlacePlan = v.InferOutput<typeof PlacePlan>;

/** Keyed `1` for mobile, and `2` for salons by their id. A place that is left out stays as it is. */
export const Availability = v.object({
  '1': v.optional(PlacePlan),
  '2': v.optional(
    orNothing(v.record(v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/)), orNothing(WeekPlan))),
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

/** As read: every place of the practitioner, an empty list for a day off, `{}` for no break. */
export const OwnAvailability = v.object({
  '1': v.optional(ReadWeek),
  '2': v.record(v.string(), ReadWeek),
});
export type OwnAvailability = v.InferOutput<typeof OwnAvailability>;

export const ownAvailability = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/practitioner/availability',
  access: 'practitioner',
  answer: OwnAvailability,
});

export const changeAvailability = /*#__PURE__*/ call({
  method: 'PUT',
  path: '/dashboard/practitioner/availability',
  access: 'practitioner',
  body: Availability,
  answer: Message,
});
