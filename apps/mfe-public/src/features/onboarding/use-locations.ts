import { send } from '@freely/api-client/client';
import { addLocationTypes } from '@freely/api-client/contract';
import {
  isAddressMissing,
  mobileProblems,
  type PlaceProblems,
  salonProblems,
} from '@freely/practice/place-form';
import { newMobile, newSalon, placeProblems } from '@freely/practice/place-payloads';
import { useQueryClient } from '@freely/query';
import { useState } from 'react';
import { noPlaces, PlacesDraft } from './drafts.ts';
import { salonsQuery } from './queries.ts';
import { usePersistedDraft } from './use-persisted-draft.ts';
import { useSaveStep } from './use-save-step.ts';

/** The locations of a new practitioner. Errors are shown after the first attempt to submit. */
export function useLocations() {
  const queryClient = useQueryClient();
  const { draft, saveDraft, clearDraft } = usePersistedDraft('locations', PlacesDraft, noPlaces);
  const [wasSubmitted, setSubmitted] = useState(false);
  const { save, isPending, problem, fields, clear } = useSaveStep(async (places: PlacesDraft) => {
    const response = await send(addLocationTypes, { body: bodyOf(places) });
    clearDraft();
    // The next step needs the salons; it fetches them itself when this fails.
    if (places.isSalon) await queryClient.prefetchQuery(salonsQuery);
    return response;
  });
  const found = problemsOf(draft);
  const isNothing = !draft.isMobile && !draft.isSalon;

  return {
    draft,
    change(changes: Partial<PlacesDraft>) {
      clear();
      const next = { ...draft, ...changes };
      saveDraft(next);
      // A form that has just opened is not wrong yet.
      if (countForms(next) > countForms(draft)) setSubmitted(false);
    },
    problems: wasSubmitted ? found : NO_PROBLEMS,
    isNothingChosen: wasSubmitted && isNothing,
    isPending,
    problem,
    /** The server errors of one location: `1`, or `2.0` for the first salon. */
    saveFields: (place: string): PlaceProblems =>
      placeProblems(
        Object.fromEntries(Object.entries(fields).filter(([path]) => path.startsWith(`${place}.`))),
      ),
    /** `address-missing` means that an address was typed but not selected from the list. */
    submit(): 'address-missing' | 'invalid' | 'sent' {
      setSubmitted(true);
      if (chosenPlaces(draft).some(isAddressMissing)) return 'address-missing';
      if (isNothing || [found.mobile, ...found.salons].some((each) => !isEmpty(each))) {
        return 'invalid';
      }
      save(draft);

      return 'sent';
    },
  };
}

interface Problems {
  mobile: PlaceProblems;
  salons: readonly PlaceProblems[];
}

const NO_PROBLEMS: Problems = { mobile: {}, salons: [] };

const isEmpty = (problems: PlaceProblems) => Object.keys(problems).length === 0;

const chosenPlaces = ({ isMobile, isSalon, mobile, salons }: PlacesDraft) => [
  ...(isMobile ? [mobile] : []),
  ...(isSalon ? salons : []),
];

function problemsOf({ isMobile, isSalon, mobile, salons }: PlacesDraft): Problems {
  return {
    mobile: isMobile ? mobileProblems(mobile) : {},
    salons: isSalon ? salons.map(salonProblems) : [],
  };
}

function bodyOf({ isMobile, isSalon, mobile, salons }: PlacesDraft) {
  return {
    ...(isMobile ? { '1': newMobile(mobile) } : {}),
    ...(isSalon ? { '2': salons.map(newSalon) } : {}),
  };
}

const countForms = ({ isMobile, isSalon, salons }: PlacesDraft): number =>
  Number(isMobile) + (isSalon ? salons.length : 0);
