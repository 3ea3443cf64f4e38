import type { LocationTypesChange, OwnLocationTypes } from '@freely/api-client/contract';
import type { PlaceProblems } from '@freely/practice/place-form';
import { placeProblems } from '@freely/practice/place-payloads';
import { useRef, useState } from 'react';
import { useAutosaveWithStatus } from '../../autosave/index.ts';
import { changedParts, type PlaceParts, withParts } from './changed-parts.ts';
import { useSendChange } from './queries.ts';

interface SavedPlace<Draft> {
  start: Draft;
  parts: PlaceParts<Draft>;
  problemsOf: (draft: Draft) => PlaceProblems;
  /** The change that sends the named parts of a draft. */
  bodyOf: (draft: Draft, names: readonly string[]) => LocationTypesChange;
  /** This place in a response, as a draft. */
  storedIn: (places: OwnLocationTypes) => Draft | null;
}

/**
 * An existing place: each valid change is saved automatically. Only the parts that were changed here are sent, and the
 * others are shown as the response has them: they may have been changed in another tab (D99).
 */
export function useSavedPlace<Draft>(place: SavedPlace<Draft>) {
  const { start, parts, problemsOf, bodyOf, storedIn } = place;
  const sendChange = useSendChange();
  const [draft, setDraft] = useState(start);
  /** What the form knows to be saved. */
  const saved = useRef(start);
  /** Parts whose response did not come: they may be saved nevertheless, so they are sent again even if typed back. */
  const unsure = useRef<readonly string[]>([]);
  const { state, schedule, cancelScheduled, retry } = useAutosaveWithStatus(save);
  const problems = problemsOf(draft);

  async function save(changed: Draft) {
    const before = saved.current;
    const names = [...new Set([...unsure.current, ...changedParts(parts, before, changed)])];
    if (names.length === 0) return;
    unsure.current = names;
    const stored = storedIn(await sendChange(bodyOf(changed, names))) ?? before;
    unsure.current = [];
    // As typed: what is saved may be written otherwise, and typing goes on.
    saved.current = withParts(parts, names, stored, changed);
    setDraft((now) => {
      const touched = [...names, ...changedParts(parts, before, now)];

      return withParts(parts, touched, stored, now);
    });
  }

  return {
    draft,
    change(changed: Draft) {
      setDraft(changed);
      if (isValid(problemsOf(changed))) schedule(changed);
      else cancelScheduled();
    },
    problems: { ...placeProblems(state.fields), ...problems },
    isInvalid: !isValid(problems),
    state,
    retry,
  };
}

const isValid = (problems: PlaceProblems) => Object.keys(problems).length === 0;
