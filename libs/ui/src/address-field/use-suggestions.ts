import { useEffect, useRef, useState } from 'react';

/** A place to pick; `id` is what `places/{id}` takes. */
export interface AddressSuggestion {
  id: string;
  /** The line to show, and to keep in the field: "Northfield Road, London". */
  text: string;
  /** A second line: county or postcode district. */
  detail?: string | undefined;
  /** Whose suggestion it is, where that must be shown: under the list. */
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

/** So long the typing must rest before addresses are asked for, in milliseconds. */
const REST = 180;

/** Fewer letters find half the country. */
const ENOUGH = 2;

/**
 * What can be picked for a text. Only the newest question counts: older ones are aborted. `text`
 * is undefined while nothing is to be asked.
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
    if (text === undefined || text.trim().length < ENOUGH) {
      setLookup({ status: 'idle' });
      return;
    }
    const question = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const suggestions = await latestSearch.current(text.trim(), question.signal);
        if (!question.signal.aborted) setLookup({ status: 'found', suggestions });
      } catch {
        if (!question.signal.aborted) setLookup({ status: 'failed' });
      }
    }, REST);

    return () => {
      clearTimeout(timer);
      question.abort();
    };
  }, [text]);

  return lookup;
}
