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

/** What is wrong with a break. */
export type BreakProblem = 'order' | 'outside' | 'overlap';

/**
 * What is wrong with each break of a day, in order; null where nothing is. A break must end after it
 * starts, lie inside the hours, and overlap no earlier break of the list.
 */
export function dayProblems({ isOn, from, to, breaks }: DayHours): (BreakProblem | null)[] {
  return breaks.map((one, index) => {
    if (!isOn) return null;
    if (one.from >= one.to) return 'order';
    if (one.from < from || one.to > to) return 'outside';
    const isOverlapping = breaks.slice(0, index).some((other) => overlap(one, other));

    return isOverlapping ? 'overlap' : null;
  });
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
  const breaks = changed.breaks.filter((one) => !isDefault(one) || overlap(one, changed));

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

/** Zero-padded times compare as text. */
function overlap(one: Break, other: Break): boolean {
  return one.from < other.to && other.from < one.to;
}
