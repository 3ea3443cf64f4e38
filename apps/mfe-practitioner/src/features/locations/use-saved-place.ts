import type { LocationTypesChange, OwnLocationTypes } from '@freely/api-client/contract';
import type { PlaceProblems } from '@freely/practice/place-form';
import { placeProblems } from '@freely/practice/place-payloads';
import type { PlaceParts } from './changed-parts.ts';
import { useSendChange } from './queries.ts';
import { useSavedParts } from './use-saved-parts.ts';

interface SavedPlace<Draft> {
  start: Draft;
  parts: PlaceParts<Draft>;
  problemsOf: (draft: Draft) => PlaceProblems;
  /** The change that sends the named parts of a draft. */
  bodyOf: (draft: Draft, names: readonly string[]) => LocationTypesChange;
  /** This place in a response, as a draft. */
  storedIn: (places: OwnLocationTypes) => Draft | null;
}

/** An existing place: each valid change is saved automatically. */
export function useSavedPlace<Draft>(place: SavedPlace<Draft>) {
  const { start, parts, problemsOf, bodyOf, storedIn } = place;
  const sendChange = useSendChange();
  const { draft, change, state, retry } = useSavedParts({
    start,
    parts,
    send: async (changed, names) => storedIn(await sendChange(bodyOf(changed, names))),
  });
  const problems = problemsOf(draft);

  return {
    draft,
    change: (changed: Draft) => change(changed, isValid(problemsOf(changed))),
    problems: { ...placeProblems(state.fields), ...problems },
    isInvalid: !isValid(problems),
    state,
    retry,
  };
}

const isValid = (problems: PlaceProblems) => Object.keys(problems).length === 0;
