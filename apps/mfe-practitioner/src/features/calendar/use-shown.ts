import { type Day, londonDay } from '@freely/domain/london-time';
import { isRealDay } from '@freely/domain/real-day';
import { useSearchParams } from '@freely/router';
import { useNow } from '@freely/ui/now';
import { useEffect, useMemo, useRef, useState } from 'react';
import { dayOf, wallDate } from './wall-date.ts';

/** What the calendar shows. `multiDay` is a week, or three days on phones. */
interface Shown {
  /** A wall date. */
  date: Date;
  view: 'day' | 'multiDay' | 'month';
}

/**
 * What the calendar shows, and a function to change it. The URL has it, too, so that reloading the page and coming back
 * to it show the same; without a date, or with one that does not exist, that is today, also after midnight.
 */
export function useShown(): Shown & { show: (change: Partial<Shown>) => void } {
  const [params, setParams] = useSearchParams();
  const query = params.toString();
  // Guards run before the URL changes, and the calendar does not wait for them.
  const [latest, setLatest] = useState(query);
  const written = useRef<string[]>([]);
  useEffect(() => {
    const own = written.current.lastIndexOf(query);
    written.current = own === -1 ? [] : written.current.slice(own + 1);
    // Changed by something else, such as the menu's link to the calendar.
    if (own === -1) setLatest(query);
  }, [query]);
  const today = londonDay(useNow());
  const shown = useMemo(() => shownIn(latest, today), [latest, today]);

  return {
    ...shown,
    show(change) {
      const next = queryOf({ ...shown, ...change }, today);
      written.current.push(next);
      setLatest(next);
      // Back leads from a day to the week or month in which it was opened, and not through all that were paged through.
      const isOpened = change.date !== undefined && change.view !== undefined;
      setParams(next, { replace: !isOpened, preventScrollReset: true });
    },
  };
}

function shownIn(query: string, today: Day): Shown {
  const params = new URLSearchParams(query);
  const day = params.get('date') ?? '';
  const view = params.get('view');

  return {
    date: wallDate(isRealDay(day) ? day : today),
    view: view === 'day' || view === 'month' ? view : 'multiDay',
  };
}

function queryOf({ date, view }: Shown, today: Day): string {
  const day = dayOf(date);

  return new URLSearchParams({
    ...(day !== today && { date: day }),
    ...(view !== 'multiDay' && { view }),
  }).toString();
}
