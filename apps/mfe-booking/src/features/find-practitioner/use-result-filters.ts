import { useLocation, useMatch, useNavigate, useSearchParams } from '@freely/router';
import { type MouseEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isBookableDay } from '../../journey/bookable-day.ts';
import { paths } from '../../journey/paths.ts';
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
 * The filters of the URL. Changes are shown at once and written to the URL after the debounce, or before a link leads
 * away. Any change except of the page itself goes back to page 1.
 */
export function useResultFilters() {
  const [params] = useSearchParams();
  const { key, search: query } = useLocation();
  // The dialog has a URL of its own, which no change of the results behind it is for.
  const isOnTop = useMatch(paths.practitionerSearch) !== null;
  const navigate = useNavigate();
  const search = useSearch();
  const filters = useMemo(() => bookable(readFilters(params)), [params]);
  const [pending, setPending] = useState<Change>({});
  const uncommitted = useRef<Change>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const queryWith = ({ location = search.location, ...changes }: Change) =>
    writeQuery({ ...search, location }, { ...filters, page: 1, ...changes });

  const commit = ({ replace = false } = {}) => {
    clearTimeout(timer.current);
    if (!isOnTop) return;
    const changes = uncommitted.current;
    const isPageChange = Object.keys(changes).join() === 'page';
    uncommitted.current = {};
    setPending({});
    navigate(`?${queryWith(changes)}`, { preventScrollReset: !isPageChange, replace });
  };

  // The timer must use the URL as it is when it fires, not as it was when it was set.
  const latestCommit = useRef(commit);
  useEffect(() => {
    latestCommit.current = commit;
  });
  // What the dialog has come over.
  useEffect(() => {
    if (isOnTop && !isEmpty(uncommitted.current)) latestCommit.current();
  }, [isOnTop]);

  const change = useCallback((changes: Change, { debounce = false } = {}) => {
    uncommitted.current = { ...uncommitted.current, ...changes };
    if (!debounce) return latestCommit.current();

    setPending(uncommitted.current);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latestCommit.current(), debounceTime);
  }, []);

  /** The link that waits until the URL has the changes, so that Back leads to what was shown. */
  const pressed = useRef<HTMLAnchorElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the URL has them with the next entry, and so has the link
  useEffect(() => {
    const link = pressed.current;
    pressed.current = null;
    link?.click();
  }, [key]);

  function commitFirst(event: MouseEvent<HTMLElement>) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const opensTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || opensTab || (!pressed.current && isEmpty(uncommitted.current))) return;
    event.preventDefault();
    if (pressed.current) return;
    pressed.current = link;
    commit({ replace: true });
  }

  const { location = search.location, ...shown } = pending;

  return {
    /** What the results are queried with. */
    search,
    filters,
    /** What the controls show. */
    shown: { ...filters, ...shown, location },
    /** Of the page, as the controls show it: links lead on with it. */
    query: isEmpty(pending) ? query : queryWith(pending),
    change,
    /** A handler for `onClickCapture` of what has links in it. */
    commitFirst,
    clear: useCallback(() => change(cleared), [change]),
  };
}

const isEmpty = (changes: Change) => Object.keys(changes).length === 0;

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
