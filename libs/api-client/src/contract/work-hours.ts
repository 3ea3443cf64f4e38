import { breakProblems } from '@freely/domain/work-breaks';
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

const WorkDay = v.object({
  available: Hours,
  break: v.optional(orEmpty(v.pipe(v.array(Hours), v.maxLength(20)))),
});
type WorkDay = v.InferOutput<typeof WorkDay>;

const breakRules = {
  // A rule of the hours themselves.
  order: null,
  outside: 'rules.break.outside',
  overlap: 'rules.break.overlap',
  whole: 'rules.break.whole',
} as const;

/** Under the field of the break, as the screens show it. */
const breaksFit = v.rawCheck<WorkDay>(({ dataset, addIssue }) => {
  if (!dataset.typed) return;
  const day = dataset.value;
  const breaks = day.break ?? [];
  for (const [index, problem] of breakProblems(day.available, breaks).entries()) {
    const message = problem && breakRules[problem];
    if (!message) continue;
    addIssue({
      message,
      path: [
        { type: 'object', origin: 'value', input: { ...day }, key: 'break', value: breaks },
        { type: 'array', origin: 'value', input: breaks, key: index, value: breaks[index] },
      ],
    });
  }
});

/** A working day, or empty for a day off. */
const DayPlan = orEmpty(v.pipe(WorkDay, breaksFit));
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

const salonId = v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/));
const placesOf = <Plan extends v.GenericSchema>(plan: Plan) => ({
  '1': v.optional(plan),
  '2': v.optional(orEmpty(v.record(salonId, plan))),
});

/** `1` is mobile, `2` salons by their id. Locations that are left out stay unchanged. */
export const Availability = v.object(placesOf(PlacePlan));
export type Availability = v.InferOutput<typeof Availability>;

/** What was saved before may have breaks that are refused today: seen as it is, it can be mended. */
const SeenWeek = v.strictObject(weekOf(v.optional(orEmpty(WorkDay))));
const SeenAvailability = v.object(placesOf(orEmpty(SeenWeek)));

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
  seen: v.optional(SeenAvailability),
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
