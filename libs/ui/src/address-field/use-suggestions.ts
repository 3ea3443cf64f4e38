import { useEffect, useRef, useState } from 'react';

/** A place to pick; `id` is what `places/{id}` takes. */
export interface AddressSuggestion {
  id: string;
  /** The line to show, and to keep in the field: "Northfield Road, London". */
  text: string;
  /** A second line: county or postcode district. */
  detail?: string | undefined;
  /** The attribution of the provider, where one must be shown: under the list. */
  credit?: string | undefined;
}

export type Search<S extends AddressSuggestion> = (
  text: string,
  signal: AbortSignal,
) => Promise<readonly S[]>;

export type Lookup<S extends AddressSuggestion> =
  | { status: 'idle' }
  | { status: 'found'; suggestions: readonly S[] }
  | { status: 'failed' };

/** Milliseconds without typing before a search starts. */
const DEBOUNCE = 180;

/** Fewer letters would match half the country. */
const MIN_LENGTH = 2;

/**
 * The suggestions for a text. Only the newest search counts: older ones are aborted. `text` is
 * undefined while there is nothing to search for.
 */
export function useSuggestions<S extends AddressSuggestion>(
  text: string | undefined,
  search: Search<S>,
): Lookup<S> {
  const [lookup, setLookup] = useState<Lookup<S>>({ status: 'idle' });
  const latestSearch = useRef(search);
  useEffect(() => {
    latestSearch.current = search;
  });

  useEffect(() => {
    if (text === undefined || text.trim().length < MIN_LENGTH) {
      setLookup({ status: 'idle' });
      return;
    }
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const suggestions = await latestSearch.current(text.trim(), controller.signal);
        if (!controller.signal.aborted) setLookup({ status: 'found', suggestions });
      } catch {
        if (!controller.signal.aborted) setLookup({ status: 'failed' });
      }
    }, DEBOUNCE);

    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text]);

  return lookup;
}
