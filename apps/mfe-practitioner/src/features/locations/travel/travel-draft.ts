import { type TravelChange, type TravelSettings, usualTravel } from '@freely/api-client/contract';
import { changedParts } from '../changed-parts.ts';

const weekdays = ['0', '1', '2', '3', '4', '5', '6'] as const;

type Weekday = (typeof weekdays)[number];

/** The form: weekdays are parts of their own, Sunday first. */
export type TravelDraft = Omit<TravelSettings, 'miles_by_day'> &
  Record<Weekday, number | null> & {
    /** Whether roads are counted. While they are not, the other parts are kept: a switch may be pressed by mistake. */
    count: boolean;
  };

export const travelParts = {
  count: ['count'],
  way: ['way'],
  buffer: ['buffer'],
  from_base: ['from_base'],
  ...(Object.fromEntries(weekdays.map((day) => [day, [day]])) as Record<Weekday, [Weekday]>),
} as const;

export function draftOf(travel: TravelSettings | null): TravelDraft {
  const { miles_by_day: miles, ...parts } = travel ?? usualTravel;

  return { count: travel !== null, ...parts, ...daysOf((day) => miles[Number(day)] ?? null) };
}

/** What is saved, as a draft. While roads are not counted, the other parts stay as they were in `before`. */
export const savedDraft = (travel: TravelSettings | null, before: TravelDraft): TravelDraft =>
  travel ? draftOf(travel) : { ...before, count: false };

export function settingsOf(draft: TravelDraft): TravelSettings {
  const { way, buffer, from_base } = draft;

  return { way, buffer, from_base, miles_by_day: weekdays.map((day) => draft[day]) };
}

export function withSettings(draft: TravelDraft, changes: Partial<TravelSettings>): TravelDraft {
  return draftOf({ ...settingsOf(draft), ...changes });
}

/** The change that saves the named parts of a draft. Whoever begins to count roads sends all that is not as usual. */
export function changeOf(draft: TravelDraft, names: readonly string[]): TravelChange | null {
  if (!draft.count) return null;
  const begins = names.includes('count');
  const sent = begins
    ? [...names, ...changedParts(travelParts, draftOf(usualTravel), draft)]
    : names;
  const days = weekdays.filter((day) => sent.includes(day));

  return {
    ...(begins && { count: true }),
    ...(sent.includes('way') && { way: draft.way }),
    ...(sent.includes('buffer') && { buffer: draft.buffer }),
    ...(sent.includes('from_base') && { from_base: draft.from_base }),
    ...(days.length > 0 && {
      miles_by_day: Object.fromEntries(days.map((day) => [day, draft[day]])),
    }),
  };
}

const daysOf = (milesOn: (day: Weekday) => number | null) =>
  Object.fromEntries(weekdays.map((day) => [day, milesOn(day)])) as Record<Weekday, number | null>;
