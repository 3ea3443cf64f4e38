import { send } from '@freely/api-client/client';
import {
  type Availability,
  changeAvailability,
  type OwnAvailability,
} from '@freely/api-client/contract';
import { ownAvailabilityQuery } from '@freely/practice/queries';
import { planOf, type Week, weekOf } from '@freely/practice/week-plan';
import { isWeekValid } from '@freely/practice/week-schedule';
import { useQueryClient } from '@freely/query';
import { useMemo, useState } from 'react';
import { useAutosaveWithStatus } from '../../autosave/index.ts';

/** Weeks by place: `mobile`, or the id of a salon. */
type Weeks = Readonly<Record<string, Week>>;

export const MOBILE = 'mobile';

/** The weeks of all places, saved together and only if all of them are valid (spec 3 §5). */
export function useWeeks(own: OwnAvailability) {
  const queryClient = useQueryClient();
  const { queryKey } = ownAvailabilityQuery;
  const [edited, setEdited] = useState<Weeks>({});
  // The cache may be older than a place that was just added: its week comes with the refetch.
  const weeks = useMemo(() => ({ ...weeksOf(own), ...edited }), [own, edited]);
  const { state, schedule, cancelScheduled, retry } = useAutosaveWithStatus(
    async (changed: Weeks) => {
      const body = bodyOf(changed);
      await send(changeAvailability, { body });
      // The server would return exactly what was sent, so it is cached without a refetch; one in flight is older.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (now) => withSaved(now, body as OwnAvailability));
    },
  );
  const isValid = Object.values(weeks).every(isWeekValid);

  return {
    weekAt: (key: string) => weeks[key],
    setWeek(key: string, week: Week) {
      const changed = { ...weeks, [key]: week };
      setEdited({ ...edited, [key]: week });
      if (Object.values(changed).every(isWeekValid)) schedule(changed);
      else cancelScheduled();
    },
    isValid,
    state,
    retry,
  };
}

/** Places that were not sent, such as one added elsewhere meanwhile, keep their week. */
const withSaved = (now: OwnAvailability | undefined, saved: OwnAvailability): OwnAvailability => ({
  ...now,
  ...saved,
  2: { ...now?.[2], ...saved[2] },
});

function weeksOf({ 1: mobile, 2: salons }: OwnAvailability): Weeks {
  return {
    ...(mobile ? { [MOBILE]: weekOf(mobile) } : {}),
    ...Object.fromEntries(Object.entries(salons).map(([id, week]) => [id, weekOf(week)])),
  };
}

function bodyOf({ [MOBILE]: mobile, ...salons }: Weeks): Availability {
  return {
    ...(mobile ? { '1': planOf(mobile) } : {}),
    '2': Object.fromEntries(Object.entries(salons).map(([id, week]) => [id, planOf(week)])),
  };
}
