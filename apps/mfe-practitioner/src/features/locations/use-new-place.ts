import { ApiError } from '@freely/api-client/client';
import type { NewLocationTypes } from '@freely/api-client/contract';
import { placeProblems } from '@freely/federation/practice/place-payloads';
import { isUnpicked, type PlaceProblems } from '@freely/ui/place-form';
import { useState } from 'react';
import { useAddPlace } from './queries.ts';

interface NewPlace<Draft> {
  start: Draft;
  problemsOf: (draft: Draft) => PlaceProblems;
  bodyOf: (draft: Draft) => NewLocationTypes;
  onAdded: () => void;
}

/** A place that is added whole; its mistakes are told from the first try on. */
export function useNewPlace<Draft extends Parameters<typeof isUnpicked>[0]>({
  start,
  problemsOf,
  bodyOf,
  onAdded,
}: NewPlace<Draft>) {
  const [draft, setDraft] = useState(start);
  const [isTried, setTried] = useState(false);
  const [isPickAsked, setPickAsked] = useState(false);
  const adding = useAddPlace();
  const problems = problemsOf(draft);
  const refused = adding.error instanceof ApiError ? placeProblems(adding.error.fields) : {};

  return {
    draft,
    change(changed: Draft) {
      adding.reset();
      setDraft(changed);
    },
    problems: { ...refused, ...(isTried ? problems : {}) },
    /** What has no field to stand under. */
    problem: Object.keys(refused).length > 0 ? null : (adding.error?.message ?? null),
    isPending: adding.isPending,
    isPickAsked,
    closePick: () => setPickAsked(false),
    add() {
      setTried(true);
      if (isUnpicked(draft)) setPickAsked(true);
      else if (Object.keys(problems).length === 0) {
        adding.mutate(bodyOf(draft), { onSuccess: onAdded });
      }
    },
  };
}
