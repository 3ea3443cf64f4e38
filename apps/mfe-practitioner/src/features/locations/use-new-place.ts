import { ApiError } from '@freely/api-client/client';
import type { NewLocationTypes } from '@freely/api-client/contract';
import { isAddressMissing, type PlaceProblems } from '@freely/practice/place-form';
import { placeProblems } from '@freely/practice/place-payloads';
import { useState } from 'react';
import { useAddPlace } from './queries.ts';

interface NewPlace<Draft> {
  start: Draft;
  problemsOf: (draft: Draft) => PlaceProblems;
  bodyOf: (draft: Draft) => NewLocationTypes;
  onAdded: () => void;
}

/** A new place, saved as a whole; errors are shown from the first attempt on. */
export function useNewPlace<Draft extends Parameters<typeof isAddressMissing>[0]>({
  start,
  problemsOf,
  bodyOf,
  onAdded,
}: NewPlace<Draft>) {
  const [draft, setDraft] = useState(start);
  const [isSubmitted, setSubmitted] = useState(false);
  const [isPickDialogOpen, setPickDialogOpen] = useState(false);
  const adding = useAddPlace();
  const problems = problemsOf(draft);
  const serverProblems = adding.error instanceof ApiError ? placeProblems(adding.error.fields) : {};

  return {
    draft,
    change(changed: Draft) {
      adding.reset();
      setDraft(changed);
    },
    problems: { ...serverProblems, ...(isSubmitted ? problems : {}) },
    /** A server error that belongs to no field. */
    problem: Object.keys(serverProblems).length > 0 ? null : (adding.error?.message ?? null),
    isPending: adding.isPending,
    isPickDialogOpen,
    closePickDialog: () => setPickDialogOpen(false),
    add() {
      setSubmitted(true);
      if (isAddressMissing(draft)) setPickDialogOpen(true);
      else if (Object.keys(problems).length === 0) {
        adding.mutate(bodyOf(draft), { onSuccess: onAdded });
      }
    },
  };
}
