import type { LocationTypesChange } from '@freely/api-client/contract';
import { placeProblems } from '@freely/federation/practice/place-payloads';
import type { PlaceProblems } from '@freely/ui/place-form';
import { useState } from 'react';
import { useAutoSave } from '../../auto-save/index.ts';
import { useSendChange } from './queries.ts';

interface SavedPlace<Draft> {
  start: Draft;
  problemsOf: (draft: Draft) => PlaceProblems;
  bodyOf: (draft: Draft) => LocationTypesChange;
}

/** A place that the server has: each change is saved by itself, and only what is right. */
export function useSavedPlace<Draft>({ start, problemsOf, bodyOf }: SavedPlace<Draft>) {
  const sendChange = useSendChange();
  const [draft, setDraft] = useState(start);
  const { state, schedule, hold, retry } = useAutoSave((changed: Draft) =>
    sendChange(bodyOf(changed)),
  );
  const problems = problemsOf(draft);

  return {
    draft,
    change(changed: Draft) {
      setDraft(changed);
      if (isRight(problemsOf(changed))) schedule(changed);
      else hold();
    },
    problems: { ...placeProblems(state.fields), ...problems },
    isHeldBack: !isRight(problems),
    state,
    retry,
  };
}

const isRight = (problems: PlaceProblems) => Object.keys(problems).length === 0;
