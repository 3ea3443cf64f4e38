import { ApiError, send } from '@freely/api-client/client';
import {
  type Availability,
  changeAvailability,
  type OwnAvailability,
  ownAvailability,
} from '@freely/api-client/contract';
import { ownAvailabilityQuery } from '@freely/practice/queries';
import { planOf, type Week, weekOf } from '@freely/practice/week-plan';
import { type DayHours, isWeekValid, WEEKDAYS } from '@freely/practice/week-schedule';
import { useQueryClient } from '@freely/query';
import { useMemo, useRef, useState } from 'react';
import { useAutosaveWithStatus } from '../../autosave/index.ts';

/** Weeks by place: `mobile`, or the id of a salon. */
type Weeks = Readonly<Record<string, Week>>;

export const MOBILE = 'mobile';

/**
 * The weeks of all places, saved only if all of them are valid (spec 3 §5). Only what was changed here is saved: days
 * that were changed elsewhere meanwhile stay as they are.
 */
export function useWeeks(own: OwnAvailability) {
  const queryClient = useQueryClient();
  const { queryKey } = ownAvailabilityQuery;
  /** The weeks of the places with changes that are not saved; null without any. */
  const [edited, setEdited] = useState<Weeks | null>(null);
  /** The weeks that they were made from. */
  const seen = useRef<Weeks>({});
  /** Weeks whose response did not come: they may be saved nevertheless. */
  const unsure = useRef<Weeks>({});
  // The cache may be older than a place that was just added: its week comes with the refetch.
  const weeks = useMemo(() => ({ ...weeksOf(own), ...edited }), [own, edited]);
  const { state, schedule, cancelScheduled, retry } = useAutosaveWithStatus(
    async (changed: Weeks) => {
      const body = bodyOf(changed);
      // A newer change stays on screen until it is saved, too.
      const showSaved = () => setEdited((now) => (now === changed ? null : now));
      if (Object.keys(unsure.current).length > 0) {
        const saved = weeksOf(await send(ownAvailability, {}));
        seen.current = withArrived(seen.current, unsure.current, saved);
      }
      unsure.current = changed;
      try {
        await send(changeAvailability, { body: { ...body, seen: bodyOf(seen.current) } });
      } catch (error) {
        if (error instanceof ApiError && isChangedElsewhere(error)) {
          unsure.current = {};
          await queryClient.invalidateQueries({ queryKey });
          showSaved();
        }
        throw error;
      }
      unsure.current = {};
      seen.current = { ...seen.current, ...changed };
      // A fetch in flight is older.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (now) => withSaved(now, body as OwnAvailability));
      showSaved();
      // What was changed elsewhere.
      void queryClient.invalidateQueries({ queryKey });
    },
    isChangedElsewhere,
  );
  const isValid = Object.values(weeks).every(isWeekValid);

  return {
    weekAt: (key: string) => weeks[key],
    setWeek(key: string, week: Week) {
      const changed = { ...edited, [key]: week };
      seen.current = { [key]: weeks[key] as Week, ...(edited && seen.current) };
      setEdited(changed);
      if (Object.values({ ...weeks, ...changed }).every(isWeekValid)) schedule(changed);
      else cancelScheduled();
    },
    isValid,
    state,
    retry,
  };
}

/** A day that was changed here has been changed otherwise in the meantime. */
const isChangedElsewhere = ({ code }: ApiError) => code === 'conflict';

/**
 * What the next change is made from: of the weeks whose response did not come, the days that are saved as they were
 * sent. Other days that differ were changed elsewhere, and are still refused.
 */
function withArrived(seen: Weeks, sent: Weeks, saved: Weeks): Weeks {
  const weekAt = (key: string, week: Week) =>
    Object.fromEntries(
      WEEKDAYS.map((day) => {
        const [arrived, awaited] = [saved[key]?.[day], sent[key]?.[day]];
        const isArrived = arrived && awaited && isSameDay(arrived, awaited);
        return [day, isArrived ? awaited : week[day]];
      }),
    ) as Week;

  return Object.fromEntries(Object.entries(seen).map(([key, week]) => [key, weekAt(key, week)]));
}

const isSameDay = (one: DayHours, other: DayHours) =>
  JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));

/** A day off has no hours, and the order of the breaks says nothing. */
const inOrder = ({ isOn, from, to, breaks }: DayHours) =>
  isOn && [from, to, breaks.map((each) => `${each.from} ${each.to}`).sort()];

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
