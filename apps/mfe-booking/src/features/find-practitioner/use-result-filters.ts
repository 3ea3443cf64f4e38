import { useNavigate, useSearchParams } from '@freely/router';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isBookableDay } from '../../journey/bookable-day.ts';
import {
  hasHours,
  type JourneySearch,
  type ResultFilters,
  readFilters,
  writeQuery,
} from '../../journey/search-params.ts';
import { useSearch } from '../../journey/use-search.ts';

/** A change of the controls: of a filter, or of the search's location. */
export type Change = Partial<ResultFilters> & Partial<Pick<JourneySearch, 'location'>>;

/** The debounce of the time slider and the location, in milliseconds. */
const debounceTime = 800;

/**
 * The filters of the URL. Changes are shown at once and written to the URL after the debounce. Any
 * change except of the page itself goes back to page 1.
 */
export function useResultFilters() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const search = useSearch();
  const filters = useMemo(() => bookable(readFilters(params)), [params]);
  const [pending, setPending] = useState<Change>({});
  const uncommitted = useRef<Change>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const commit = () => {
    clearTimeout(timer.current);
    const { location = search.location, ...changes } = uncommitted.current;
    const isPageChange = Object.keys(uncommitted.current).join() === 'page';
    uncommitted.current = {};
    setPending({});
    const query = writeQuery({ ...search, location }, { ...filters, page: 1, ...changes });
    navigate(`?${query}`, { preventScrollReset: !isPageChange });
  };

  // The timer must use the URL as it is when it fires, not as it was when it was set.
  const latestCommit = useRef(commit);
  useEffect(() => {
    latestCommit.current = commit;
  });

  const change = useCallback((changes: Change, { debounce = false } = {}) => {
    uncommitted.current = { ...uncommitted.current, ...changes };
    if (!debounce) return latestCommit.current();

    setPending(uncommitted.current);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latestCommit.current(), debounceTime);
  }, []);

  const { location = search.location, ...shown } = pending;

  return {
    /** What the results are queried with. */
    search,
    filters,
    /** What the controls show. */
    shown: { ...filters, ...shown, location },
    change,
    clear: useCallback(() => change(cleared), [change]),
  };
}

const cleared = {
  date: undefined,
  from: undefined,
  to: undefined,
  distance: undefined,
  category: undefined,
  treatment: undefined,
} satisfies Change;

/** Whether there is anything to clear. */
export function isFiltered(filters: Partial<ResultFilters>): boolean {
  return Object.keys(cleared).some((name) => filters[name as keyof typeof cleared] !== undefined);
}

/** Without a day that cannot be booked: any day is searched then. */
function bookable({ date, ...filters }: ResultFilters): ResultFilters {
  return date && isBookableDay(date) ? { ...filters, date } : filters;
}

/** How many filters are active, for the label of the phone's button. */
export function countFilters({ date, from, to, distance }: Partial<ResultFilters>): number {
  const hours = hasHours({ from, to }) || undefined;

  return [date, hours, distance].filter((each) => each !== undefined).length;
}
