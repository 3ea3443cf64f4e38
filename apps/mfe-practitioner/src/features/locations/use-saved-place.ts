import type { LocationTypesChange } from '@freely/api-client/contract';
import type { PlaceProblems } from '@freely/practice/place-form';
import { placeProblems } from '@freely/practice/place-payloads';
import { useState } from 'react';
import { useAutosaveWithStatus } from '../../autosave/index.ts';
import { useSendChange } from './queries.ts';

interface SavedPlace<Draft> {
  start: Draft;
  problemsOf: (draft: Draft) => PlaceProblems;
  bodyOf: (draft: Draft) => LocationTypesChange;
}

/** An existing place: each valid change is saved automatically. */
export function useSavedPlace<Draft>({ start, problemsOf, bodyOf }: SavedPlace<Draft>) {
  const sendChange = useSendChange();
  const [draft, setDraft] = useState(start);
  const { state, schedule, cancelScheduled, retry } = useAutosaveWithStatus((changed: Draft) =>
    sendChange(bodyOf(changed)),
  );
  const problems = problemsOf(draft);

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
