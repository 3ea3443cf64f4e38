import { useCallback, useEffect, useRef, useState } from 'react';
import type { AddressBook, FoundAddress } from './address-book.ts';
import type { AddressDraft, PlaceProblem } from './place-draft.ts';

/** An address that is typed rests this long before it is looked up, in milliseconds (spec 1 §9). */
const REST = 1000;

/**
 * Finds the address of a place: picked from the list, or typed so that it is surely known. Town and
 * point come from what was found, and are cleared as soon as something else is typed.
 */
export function useAddressSearch<Draft extends AddressDraft>(
  draft: Draft,
  onChange: (draft: Draft) => void,
  book: AddressBook,
  onNotFound: () => void,
) {
  const latest = useRef({ draft, onChange, book, onNotFound });
  useEffect(() => {
    latest.current = { draft, onChange, book, onNotFound };
  });
  // What the reader typed before they picked: the field then shows the line that they picked.
  const typed = useRef({ now: draft.search, before: '' });
  const [unchecked, setUnchecked] = useState<string | null>(null);
  const [problem, setProblem] = useState<PlaceProblem | null>(null);

  const take = useCallback((found: FoundAddress, search: string) => {
    const now = latest.current.draft;
    setProblem(null);
    latest.current.onChange({
      ...now,
      search,
      address: found.address || now.address,
      town: found.town,
      postcode: found.postcode || now.postcode,
      point: found.point,
    });
  }, []);

  function type(search: string) {
    typed.current = { now: search, before: typed.current.now };
    setProblem(null);
    setUnchecked(search.trim() === '' ? null : search);
    onChange({ ...draft, search, town: '', point: null });
  }

  async function pick(id: string, line: string) {
    setUnchecked(null);
    const { now, before } = typed.current;
    try {
      take(await book.find(id, now === line ? before : now), line);
    } catch {
      setProblem('lookupFailed');
    }
  }

  useEffect(() => {
    if (unchecked === null) return;
    let isOutdated = false;
    const timer = setTimeout(async () => {
      const found = await latest.current.book.check(unchecked).catch(() => 'failed' as const);
      if (isOutdated || found === 'unsure') return;
      if (found === 'failed') setProblem('lookupFailed');
      else if (found) take(found, latest.current.draft.search);
      else {
        setProblem('notFound');
        latest.current.onNotFound();
      }
    }, REST);

    return () => {
      isOutdated = true;
      clearTimeout(timer);
    };
  }, [unchecked, take]);

  return { type, pick, problem };
}
