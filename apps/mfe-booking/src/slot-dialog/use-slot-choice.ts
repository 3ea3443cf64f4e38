import type { PractitionerInfo, PractitionerServices } from '@freely/api-client/contract';
import { useSession } from '@freely/auth';
import { useQuery } from '@freely/query';
import { useCallback, useEffect, useState } from 'react';
import { isBookableDay } from '../journey/bookable-day.ts';
import type { SlotChoice } from '../journey/journey.ts';
import { saveChoice } from '../journey/journey-store.ts';
import { unitsOf } from '../journey/price.ts';
import type { JourneySearch } from '../journey/search-params.ts';
import { useHistoryEntry } from '../journey/use-history-entry.ts';
import type { Offer } from './initial-choice.ts';
import { type SlotRequest, startTimesQuery } from './queries.ts';
import { useFreeDays } from './use-free-days.ts';
import { useHomeVisit } from './use-home-visit.ts';

// A placeholder for disabled queries, while the choice is too incomplete to send a request.
const idleRequest: SlotRequest = {
  practitionerId: 0,
  services: [],
  locationType: 'mobile',
  salonId: null,
  home: null,
  isTestFirst: false,
};

/** Some parts of a choice, or how they follow from what is chosen by then. */
export type ChoiceChange = Partial<SlotChoice> | ((current: SlotChoice) => Partial<SlotChoice>);

interface SlotChoiceInput {
  search: JourneySearch;
  practitioner: PractitionerInfo;
  offer: PractitionerServices;
  getInitialChoice: (offer: Offer) => SlotChoice;
}

/** The choice of location, treatments, day and time, with the free days and times for it. */
export function useSlotChoice({ search, practitioner, offer, getInitialChoice }: SlotChoiceInput) {
  const { id } = practitioner;
  const [choice, setChoice] = useState(() => {
    const { work_location_types } = practitioner;
    const initial = getInitialChoice({ ...offer, work_location_types });
    const isBookable = initial.date === null || isBookableDay(initial.date);

    return isBookable ? initial : { ...initial, date: null, time: null };
  });
  const entry = useHistoryEntry();
  useEffect(() => saveChoice(id, { ...choice, madeIn: entry }), [id, choice, entry]);
  const isMobile = choice.locationType === 'mobile';
  const visit = useHomeVisit(id, isMobile ? choice.postcode : null, search);
  const isTooFar = visit.comes === false;

  const services = unitsOf(offer.sub_services, choice.quantities);
  const isGuest = useSession().status === 'anonymous';
  const canNeedTest = offer.sub_services.some(
    ({ id: serviceId, patch_test_hours: hours }) => hours && choice.quantities[serviceId],
  );
  const needsSalon =
    choice.locationType === 'salon' && offer.salons.length > 1 && choice.salonId === null;
  const request =
    choice.locationType !== null && services.length > 0 && !needsSalon && !isTooFar
      ? {
          practitionerId: id,
          services,
          locationType: choice.locationType,
          salonId: choice.locationType === 'salon' ? choice.salonId : null,
          home: visit.home?.address.location ?? null,
          // What a guest says is believed until they log in: then the server knows.
          isTestFirst: canNeedTest && !(isGuest && choice.hadPatchTest),
        }
      : null;
  // Times without the roads to an address would be wrong for it.
  const isPlaced = request !== null && !visit.isFinding;

  const { days, firstFree, needsTest, fullUntil, horizon, seekAgain } = useFreeDays({
    request: request ?? idleRequest,
    isChosen: request !== null,
    isPlaced,
    date: choice.date,
  });
  const times = useQuery({
    ...startTimesQuery(request ?? idleRequest, choice.date ?? ''),
    enabled: isPlaced && choice.date !== null,
  });

  // If no day is chosen, the first free one is preselected.
  const hasDay = choice.date !== null;
  useEffect(() => {
    if (hasDay || firstFree === undefined) return;
    setChoice((current) => (current.date === null ? { ...current, date: firstFree } : current));
  }, [hasDay, firstFree]);
  const change = useCallback(
    (changes: ChoiceChange) => {
      seekAgain();
      setChoice((current) => ({
        ...current,
        ...(typeof changes === 'function' ? changes(current) : changes),
      }));
    },
    [seekAgain],
  );

  const testNote = isGuest ? ('ask' as const) : needsTest ? ('leftOut' as const) : null;
  const slots = times.data ?? [];
  const isFree = choice.time !== null && slots.includes(choice.time);
  const isTaken = choice.time !== null && times.isSuccess && !isFree;

  return {
    choice,
    change,
    services,
    /** Location and treatments are chosen, so days and times can be requested. */
    canQueryTimes: request !== null,
    needsSalon,
    /** The practitioner does not come to the typed postcode. */
    isTooFar,
    time: isFree ? choice.time : null,
    /** The chosen time, when somebody else has booked it meanwhile. */
    lostTime: isTaken ? choice.time : isTooFar ? null : (choice.lostTime ?? null),
    slots,
    /** The chosen day, if it has no time left. */
    fullDay: times.isSuccess && slots.length === 0 ? choice.date : null,
    /** Of all treatments together. */
    minutes: services.reduce(
      (sum, serviceId) =>
        sum + (offer.sub_services.find((each) => each.id === serviceId)?.duration ?? 0),
      0,
    ),
    /** Until when no day has enough time: the end of the shown month, or the last that can be booked. */
    fullUntil,
    horizon,
    /** What to say of a patch test where one may be needed: a guest may have had one, and of a customer the server knows. */
    testNote: canNeedTest ? testNote : null,
    times,
    days,
  };
}
