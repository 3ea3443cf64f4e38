import { send } from '@freely/api-client/client';
import { addLocationTypes } from '@freely/api-client/contract';
import { newMobile, newSalon, placeProblems } from '@freely/federation/practice/place-payloads';
import { useQueryClient } from '@freely/query';
import {
  isUnpicked,
  mobileProblems,
  type PlaceProblems,
  salonProblems,
} from '@freely/ui/place-form';
import { useState } from 'react';
import { noPlaces, PlacesDraft } from './drafts.ts';
import { salonsQuery } from './queries.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import { useSaveStep } from './use-save-step.ts';

/** The places of a new practitioner; their mistakes are told from the first try on. */
export function useLocations() {
  const queryClient = useQueryClient();
  const { draft, keep, forget } = useKeptDraft('locations', PlacesDraft, noPlaces);
  const [isTried, setTried] = useState(false);
  const { save, isPending, problem, fields, clear } = useSaveStep(async (places: PlacesDraft) => {
    const answer = await send(addLocationTypes, { body: bodyOf(places) });
    forget();
    // The next step asks for hours at each salon; it asks again itself when this fails.
    if (places.isSalon) await queryClient.prefetchQuery(salonsQuery);
    return answer;
  });
  const found = problemsOf(draft);
  const isNothing = !draft.isMobile && !draft.isSalon;

  return {
    draft,
    change(changes: Partial<PlacesDraft>) {
      clear();
      keep({ ...draft, ...changes });
    },
    problems: isTried ? found : NO_PROBLEMS,
    isNothingChosen: isTried && isNothing,
    isPending,
    problem,
    /** What the server has against one place: `1`, or `2.0` for the first salon. */
    saveFields: (place: string): PlaceProblems =>
      placeProblems(
        Object.fromEntries(Object.entries(fields).filter(([path]) => path.startsWith(`${place}.`))),
      ),
    /** Tells `unpicked` when an address was typed but not picked from the list. */
    submit(): 'unpicked' | 'wrong' | 'sent' {
      setTried(true);
      if (chosenPlaces(draft).some(isUnpicked)) return 'unpicked';
      if (isNothing || [found.mobile, ...found.salons].some((each) => !isEmpty(each))) {
        return 'wrong';
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
