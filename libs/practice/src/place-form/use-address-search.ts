import { useEffect, useRef, useState } from 'react';
import type { AddressLookup, FoundAddress } from './address-lookup.ts';
import type { AddressDraft, PlaceProblem } from './place-draft.ts';

/** Milliseconds without typing before an address is looked up (spec 1 §9). */
const DEBOUNCE = 1000;

/**
 * The address of a place is picked from the list: one that is only typed is not saved (D74). All that
 * came with a picked address goes as soon as something else is typed, so that street, town, postcode
 * and point are always of one place.
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
  // What came from the list, not from the keyboard. A stored address was picked once.
  const picked = useRef<Pick<AddressDraft, 'address' | 'postcode'> | null>(
    draft.point ? draft : null,
  );
  // What is typed or picked while a suggestion is looked up counts, not the answer that comes late.
  const picks = useRef(0);
  const [unchecked, setUnchecked] = useState<string | null>(null);
  const [problem, setProblem] = useState<PlaceProblem | null>(null);

  function take(found: FoundAddress, search: string) {
    const now = latest.current.draft;
    setProblem(null);
    picked.current = found;
    latest.current.onChange({
      ...now,
      search,
      address: found.address || now.address,
      town: found.town,
      postcode: found.postcode || now.postcode,
      point: found.point,
    });
  }

  function type(search: string) {
    picks.current += 1;
    typed.current = { now: search, before: typed.current.now };
    setProblem(null);
    setUnchecked(search.trim() === '' ? null : search);
    const { address, postcode } = draft;
    onChange({
      ...draft,
      search,
      address: address === picked.current?.address ? '' : address,
      town: '',
      postcode: postcode === picked.current?.postcode ? '' : postcode,
      point: null,
    });
  }

  async function pick(id: string, line: string) {
    setUnchecked(null);
    picks.current += 1;
    const pickNumber = picks.current;
    const { now, before } = typed.current;
    try {
      const found = await lookup.find(id, now === line ? before : now);
      if (pickNumber === picks.current) take(found, line);
    } catch {
      if (pickNumber === picks.current) setProblem('lookupFailed');
    }
  }

  useEffect(() => {
    if (unchecked === null) return;
    let isOutdated = false;
    const timer = setTimeout(async () => {
      const found = await latest.current.lookup.exists(unchecked).catch(() => 'failed' as const);
      if (isOutdated) return;
      if (found === 'failed') setProblem('lookupFailed');
      if (found === false) {
        setProblem('notFound');
        latest.current.onNotFound();
      }
    }, DEBOUNCE);

    return () => {
      isOutdated = true;
      clearTimeout(timer);
    };
  }, [unchecked]);

  return { type, pick, problem };
}
