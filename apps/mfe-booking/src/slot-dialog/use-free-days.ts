import { addMonths, type Day } from '@freely/domain/london-time';
import { useQuery, useQueryClient } from '@freely/query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { bookableDays } from '../journey/bookable-day.ts';
import { firstFreeDay } from './first-free-day.ts';
import { freeDaysQuery, type SlotRequest } from './queries.ts';

interface FreeDaysInput {
  request: SlotRequest;
  /** False while the choice is too incomplete to ask for days. */
  isChosen: boolean;
  /** False while the days would be wrong: the roads to an address take time. */
  isPlaced: boolean;
  date: Day | null;
}

/**
 * The free days of the month on screen. Until a day is chosen, or the reader goes to a month, that is the
 * first one with a free day: on the last days of a month, the present one may have none left.
 */
export function useFreeDays({ request, isChosen, isPlaced, date }: FreeDaysInput) {
  const { today, horizon } = bookableDays();
  const [monthOfReader, setMonthOfReader] = useState<string | null>(null);
  const [monthSought, setMonthSought] = useState(() => monthOf(today));
  const month = monthOfReader ?? monthOf(date ?? monthSought);
  const isSeeking = monthOfReader === null && date === null;

  const { data: free, ...query } = useQuery({
    ...freeDaysQuery(request, { month, today, horizon }),
    enabled: isPlaced,
  });
  const isKnown = free !== undefined && !query.isPlaceholderData;
  // Every month comes by the query above, so what is read here is never late.
  const firstAvailable = firstFreeDay(useQueryClient(), request, { today, horizon });
  const isFull = isKnown && free.days.length === 0;

  const next = addMonths(`${month}-01`, 1);
  const goesOn = isSeeking && isFull && next <= horizon;
  useEffect(() => {
    if (goesOn) setMonthSought(monthOf(next));
  }, [goesOn, next]);

  // Until the shown month is known, none of its days can be chosen: most that look free would not be.
  const isAwaited = isChosen && !query.isError && !isKnown;
  const days = useMemo(
    () => ({
      min: today,
      max: horizon,
      firstAvailable,
      onMonth: setMonthOfReader,
      isUnavailable: (day: Day) =>
        isAwaited ||
        // The calendar stays where it is while later months are asked for: all before them are full.
        (free?.month === monthOf(day) ? !free.days.includes(day) : isSeeking && free !== undefined),
    }),
    [today, horizon, firstAvailable, free, isAwaited, isSeeking],
  );

  return {
    /** The properties of the calendar. */
    days,
    firstFree: isKnown ? free.days[0] : undefined,
    /** Days without room for a patch test are left out. */
    needsTest: free?.needsTest === true,
    /** Until when no day has enough time: the end of the shown month, or the last that can be booked. */
    fullUntil: isFull && !goesOn ? (isSeeking ? ('horizon' as const) : ('month' as const)) : null,
    horizon,
    /** Begins again with the present month: the choice has changed, and may fit an earlier one. */
    seekAgain: useCallback(() => setMonthSought(monthOf(today)), [today]),
  };
}

function monthOf(day: Day): string {
  return day.slice(0, 7);
}
