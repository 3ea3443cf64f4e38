import { useCallback, useEffect, useRef, useState } from 'react';
import type { AddressLookup, FoundAddress } from './address-lookup.ts';
import type { AddressDraft, PlaceProblem } from './place-draft.ts';

/** Milliseconds without typing before an address is looked up (spec 1 §9). */
const DEBOUNCE = 1000;

/**
 * Finds the address of a place: picked from the list, or typed so that it is unambiguous. Town and
 * point come from the found address, and are cleared as soon as something else is typed.
 */
export function useAddressSearch<Draft extends AddressDraft>(
  draft: Draft,
  onChange: (draft: Draft) => void,
  lookup: AddressLookup,
  onNotFound: () => void,
) {
  const latest = useRef({ draft, onChange, lookup, onNotFound });
  useEffect(() => {
    latest.current = { draft, onChange, lookup, onNotFound };
  });
  // The text before a suggestion was picked; picking replaces it in the field.
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
      take(await lookup.find(id, now === line ? before : now), line);
    } catch {
      setProblem('lookupFailed');
    }
  }

  useEffect(() => {
    if (unchecked === null) return;
    let isOutdated = false;
    const timer = setTimeout(async () => {
      const found = await latest.current.lookup.check(unchecked).catch(() => 'failed' as const);
      if (isOutdated || found === 'unsure') return;
      if (found === 'failed') setProblem('lookupFailed');
      else if (found) take(found, latest.current.draft.search);
      else {
        setProblem('notFound');
        latest.current.onNotFound();
      }
    }, DEBOUNCE);

    return () => {
      isOutdated = true;
      clearTimeout(timer);
    };
  }, [unchecked, take]);

  return { type, pick, problem };
}
