import { send } from '@freely/api-client/client';
import { addAvailability } from '@freely/api-client/contract';
import { ownLocationTypesQuery } from '@freely/federation/practice/queries';
import { planOf, type Week } from '@freely/federation/practice/week-plan';
import { useQuery } from '@freely/query';
import { hasWorkday, isWeekValid, noWeek } from '@freely/ui/week-schedule';
import { useState } from 'react';
import { WeeksDraft } from './drafts.ts';
import { salonsQuery } from './queries.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import { useSaveStep } from './use-save-step.ts';

/** A place with a week of its own: mobile, or a salon by its id. */
export interface WorkPlace {
  /** `mobile`, or the salon's id. */
  key: string;
  /** Of a salon; without a name its address stands for it. */
  name?: string | undefined;
}

const noWeeks: WeeksDraft = {};

/** The weeks of a new practitioner, one for each place that was chosen in the step before. */
export function useWeeks() {
  const places = useQuery(ownLocationTypesQuery);
  const salons = useQuery(salonsQuery);
  const { draft, keep, forget } = useKeptDraft('availability', WeeksDraft, noWeeks);
  const [isTried, setTried] = useState(false);
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
  const weekAt = (key: string): Week => draft[key] ?? noWeek;
  const { save, isPending, problem, clear } = useSaveStep(async (weeks: WeeksDraft) => {
    const answer = await send(addAvailability, { body: bodyOf(all, weeks) });
    forget();
    return answer;
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
      keep({ ...draft, [key]: mutableWeek(week) });
    },
    /** The places that still need a day, once somebody has tried to go on. */
    idle: isTried ? all.filter(({ key }) => !hasWorkday(weekAt(key))) : [],
    isPending,
    problem,
    /** Answers the place where something is missing or wrong, or null when all is sent. */
    submit(): WorkPlace | null {
      setTried(true);
      const wrong = all.find(({ key }) => !hasWorkday(weekAt(key)) || !isWeekValid(weekAt(key)));
      if (wrong) return wrong;
      save(draft);

      return null;
    },
  };
}

export const MOBILE = 'mobile';

function bodyOf(places: readonly WorkPlace[], weeks: WeeksDraft) {
  const planAt = (key: string) => planOf(weeks[key] ?? noWeek);
  const salons = places.filter(({ key }) => key !== MOBILE);

  return {
    ...(places.length > salons.length ? { '1': planAt(MOBILE) } : {}),
    ...(salons.length > 0
      ? { '2': Object.fromEntries(salons.map(({ key }) => [key, planAt(key)])) }
      : {}),
  };
}

/** As it is kept: JSON knows nothing that cannot be changed. */
function mutableWeek(week: Week): WeeksDraft[string] {
  return Object.fromEntries(
    Object.entries(week).map(([day, hours]) => [day, { ...hours, breaks: [...hours.breaks] }]),
  ) as WeeksDraft[string];
}
