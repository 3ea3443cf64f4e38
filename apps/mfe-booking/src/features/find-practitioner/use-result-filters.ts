import { useNavigate, useSearchParams } from '@freely/router';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  type JourneySearch,
  type ResultFilters,
  readFilters,
  writeQuery,
} from '../../journey/search-choice.ts';
import { useSearch } from '../../journey/use-search.ts';

/** What a filter may change: a filter, or the location of the search itself. */
export type Change = Partial<ResultFilters> & Partial<Pick<JourneySearch, 'location'>>;

/** A slider on its way, or a second thought about the place: wait for the hand to rest. */
const settleTime = 800;

/**
 * The filters as the address has them, with changes on top that are shown at once and written to
 * the address when they have settled. Any change but a turned page goes back to page 1.
 */
export function useResultFilters() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const search = useSearch();
  const written = useMemo(() => readFilters(params), [params]);
  const [unsettled, setUnsettled] = useState<Change>({});
  const waiting = useRef<Change>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const commit = () => {
    clearTimeout(timer.current);
    const { location = search.location, ...filters } = waiting.current;
    const isTurn = Object.keys(waiting.current).join() === 'page';
    waiting.current = {};
    setUnsettled({});
    const query = writeQuery({ ...search, location }, { ...written, page: 1, ...filters });
    navigate(`?${query}`, { preventScrollReset: !isTurn });
  };

  // The timer must see the address as it is when it fires, not as it was when it was set.
  const latestCommit = useRef(commit);
  useEffect(() => {
    latestCommit.current = commit;
  });

  const change = useCallback((changes: Change, { settle = false } = {}) => {
    waiting.current = { ...waiting.current, ...changes };
    if (!settle) return latestCommit.current();

    setUnsettled(waiting.current);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latestCommit.current(), settleTime);
  }, []);

  const { location = search.location, ...shown } = unsettled;

  return {
    /** What the results are asked for. */
    search,
    filters: written,
    /** What the controls show. */
    shown: { ...written, ...shown, location },
    change,
    clear: useCallback(
      () =>
        change({
          date: undefined,
          from: undefined,
          to: undefined,
          distance: undefined,
          category: undefined,
          treatment: undefined,
        }),
      [change],
    ),
  };
}

/** How many filters narrow the results, as the phone's button counts them. */
export function countFilters({ date, from, to, distance }: Partial<ResultFilters>): number {
  const hasHours = from !== undefined || to !== undefined;

  return [date, hasHours || undefined, distance].filter((each) => each !== undefined).length;
}
