/** In the order of the server. */
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

/** `HH:mm` each. */
export interface Break {
  from: string;
  to: string;
}

/** A weekday as the form holds it. */
export interface DayHours {
  isOn: boolean;
  /** `HH:mm`; the end may be `24:00`. */
  from: string;
  to: string;
  breaks: readonly Break[];
}

/** A break as it is added. */
export const NEW_BREAK: Break = { from: '13:00', to: '14:00' };

/** A day that is switched on begins with the usual hours and break. */
export const switchedOn: DayHours = {
  isOn: true,
  from: '09:00',
  to: '18:00',
  breaks: [NEW_BREAK],
};

/** A day that is switched off. */
export const switchedOff: DayHours = { isOn: false, from: '08:00', to: '18:00', breaks: [] };

/** A week in which nobody works yet. */
export const noWeek = Object.fromEntries(WEEKDAYS.map((day) => [day, switchedOff])) as Readonly<
  Record<Weekday, DayHours>
>;

/** Sundays of mobile work begin longer (spec 3 §9). */
export const mobileDefaults: Partial<Record<Weekday, DayHours>> = {
  sunday: { ...switchedOn, to: '20:00' },
};

/** True when every day can be saved: hours in order, and every break as it should be. */
export function isWeekValid(week: Readonly<Record<Weekday, DayHours>>): boolean {
  return WEEKDAYS.map((day) => week[day]).every(
    (hours) =>
      !hours.isOn || (hours.from < hours.to && dayProblems(hours).every((found) => !found)),
  );
}

/** True when at least one day is worked. */
export function hasWorkday(week: Readonly<Record<Weekday, DayHours>>): boolean {
  return WEEKDAYS.some((day) => week[day].isOn);
}

/** What is wrong with a break. */
export type BreakProblem = 'order' | 'outside' | 'overlap';

/**
 * What is wrong with each break of a day, in their order; null where nothing is. A break ends after
 * it begins, lies inside the hours, and touches no break before it.
 */
export function dayProblems({ isOn, from, to, breaks }: DayHours): (BreakProblem | null)[] {
  return breaks.map((one, index) => {
    if (!isOn) return null;
    if (one.from >= one.to) return 'order';
    if (one.from < from || one.to > to) return 'outside';
    const isTaken = breaks.slice(0, index).some((other) => overlap(one, other));

    return isTaken ? 'overlap' : null;
  });
}

/** Zero-padded times compare as text. */
function overlap(one: Break, other: Break): boolean {
  return one.from < other.to && other.from < one.to;
}
