import { send } from '@freely/api-client/client';
import { addAvailability } from '@freely/api-client/contract';
import { ownLocationTypesQuery } from '@freely/practice/queries';
import { planOf, type Week } from '@freely/practice/week-plan';
import { emptyWeek, hasWorkday, isWeekValid } from '@freely/practice/week-schedule';
import { useQuery } from '@freely/query';
import { useState } from 'react';
import { WeeksDraft } from './drafts.ts';
import { salonsQuery } from './queries.ts';
import { usePersistedDraft } from './use-persisted-draft.ts';
import { useSaveStep } from './use-save-step.ts';

/** A location with its own week: mobile, or a salon. */
export interface WorkPlace {
  /** `mobile`, or the salon's id. */
  key: string;
  /** The name of a salon, or its address when it has none. */
  name?: string | undefined;
}

const noWeeks: WeeksDraft = {};

/** The weeks of a new practitioner, one for each location from the previous step. */
export function useWeeks() {
  const places = useQuery(ownLocationTypesQuery);
  const salons = useQuery(salonsQuery);
  const { draft, saveDraft, clearDraft } = usePersistedDraft('availability', WeeksDraft, noWeeks);
  const [wasSubmitted, setSubmitted] = useState(false);
  const all: WorkPlace[] =
    places.data && salons.data
      ? [
          ...(places.data.mobile ? [{ key: MOBILE }] : []),
          ...salons.data.salons.map(({ id, name, address }) => ({
            key: String(id),
            name: name || address,
          })),
        ]
      : [];
  const weekAt = (key: string): Week => draft[key] ?? emptyWeek;
  const { save, isPending, problem, clear } = useSaveStep(async (weeks: WeeksDraft) => {
    const response = await send(addAvailability, { body: bodyOf(all, weeks) });
    clearDraft();
    return response;
  });

  return {
    places: all,
    isReady: places.data !== undefined && salons.data !== undefined,
    error: places.error ?? salons.error,
    isFetching: places.isFetching || salons.isFetching,
    retry: () => void Promise.all([places.refetch(), salons.refetch()]),
    weekAt,
    setWeek(key: string, week: Week) {
      clear();
      saveDraft({ ...draft, [key]: mutableWeek(week) });
    },
    /** The locations that still need a working day, after the first attempt to submit. */
    placesWithoutDays: wasSubmitted ? all.filter(({ key }) => !hasWorkday(weekAt(key))) : [],
    isPending,
    problem,
    /** Returns the first location with missing or invalid hours, or null when all were sent. */
    submit(): WorkPlace | null {
      setSubmitted(true);
      const invalid = all.find(({ key }) => !hasWorkday(weekAt(key)) || !isWeekValid(weekAt(key)));
      if (invalid) return invalid;
      save(draft);

      return null;
    },
  };
}

export const MOBILE = 'mobile';

function bodyOf(places: readonly WorkPlace[], weeks: WeeksDraft) {
  const planAt = (key: string) => planOf(weeks[key] ?? emptyWeek);
  const salons = places.filter(({ key }) => key !== MOBILE);

  return {
    ...(places.length > salons.length ? { '1': planAt(MOBILE) } : {}),
    ...(salons.length > 0
      ? { '2': Object.fromEntries(salons.map(({ key }) => [key, planAt(key)])) }
      : {}),
  };
}

/** Copies a readonly week to the mutable type of the draft schema. */
function mutableWeek(week: Week): WeeksDraft[string] {
  return Object.fromEntries(
    Object.entries(week).map(([day, hours]) => [day, { ...hours, breaks: [...hours.breaks] }]),
  ) as WeeksDraft[string];
}
