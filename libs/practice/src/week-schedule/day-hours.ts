import { type BreakProblem, breakProblems } from '@freely/domain/work-breaks';
import { minutesOf, timeOf, timesBetween } from '@freely/ui/time-field';

/** In the order of the API. */
export const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** Both as `HH:mm`. */
export interface Break {
  from: string;
  to: string;
}

/** The hours of a weekday in the form. */
export interface DayHours {
  isOn: boolean;
  /** `HH:mm`; the end may be `24:00`. */
  from: string;
  to: string;
  breaks: readonly Break[];
}

/** The default break of a day. */
const DEFAULT_BREAK: Break = { from: '13:00', to: '14:00' };

/** The default hours and break of a day that is switched on. */
export const defaultWorkday: DayHours = {
  isOn: true,
  from: '09:00',
  to: '18:00',
  breaks: [DEFAULT_BREAK],
};

/** A day that is switched off. */
export const dayOff: DayHours = { isOn: false, from: '08:00', to: '18:00', breaks: [] };

/** A week without working days. */
export const emptyWeek = Object.fromEntries(WEEKDAYS.map((day) => [day, dayOff])) as Readonly<
  Record<Weekday, DayHours>
>;

/** The default hours of a Sunday are longer for mobile work (spec 3 §9). */
export const mobileDefaults: Partial<Record<Weekday, DayHours>> = {
  sunday: { ...defaultWorkday, to: '20:00' },
};

/** True when every day can be saved: its hours and its breaks are valid. */
export function isWeekValid(week: Readonly<Record<Weekday, DayHours>>): boolean {
  return WEEKDAYS.map((day) => week[day]).every(
    (hours) =>
      !hours.isOn || (hours.from < hours.to && dayProblems(hours).every((found) => !found)),
  );
}

/** True when at least one day is switched on. */
export function hasWorkday(week: Readonly<Record<Weekday, DayHours>>): boolean {
  return WEEKDAYS.some((day) => week[day].isOn);
}

/** What is wrong with each break of a day, in order; null where nothing is, and on a day off. */
export function dayProblems({ isOn, breaks, ...hours }: DayHours): (BreakProblem | null)[] {
  return isOn ? breakProblems(hours, breaks) : breaks.map(() => null);
}

/**
 * The day with other hours. The default break goes where they leave no room for it, since nobody chose it; a break that
 * somebody chose stays, with its error.
 */
export function withHours(
  day: DayHours,
  changes: Partial<Pick<DayHours, 'from' | 'to'>>,
): DayHours {
  const changed = { ...day, ...changes };
  const breaks = changed.breaks.filter((one) => !isDefault(one) || leavesTime(one, changed));

  return { ...changed, breaks };
}

/** A break to add: the default one, or the hour nearest to it that is inside the hours and free; the default, if none is. */
export function breakToAdd(day: DayHours): Break {
  const fits = (one: Break) =>
    dayProblems({ ...day, breaks: [...day.breaks, one] }).at(-1) === null;
  const distance = ({ from }: Break) => Math.abs(minutesOf(from) - minutesOf(DEFAULT_BREAK.from));
  const hours = timesBetween(day.from, day.to)
    .map((from) => ({ from, to: timeOf(minutesOf(from) + 60) }))
    .filter(fits);

  return hours.reduce(
    (nearest, hour) => (distance(hour) < distance(nearest) ? hour : nearest),
    hours[0] ?? DEFAULT_BREAK,
  );
}

function isDefault({ from, to }: Break): boolean {
  return from === DEFAULT_BREAK.from && to === DEFAULT_BREAK.to;
}

/** Whether the default break is in the hours, if only in part, and is not all of them. Zero-padded times compare as text. */
function leavesTime(one: Break, { from, to }: Break): boolean {
  return one.from < to && from < one.to && (from < one.from || one.to < to);
}
