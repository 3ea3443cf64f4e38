import type { PractitionerInfo, PractitionerServices } from '@freely/api-client/contract';
import { addMonths, londonDay } from '@freely/domain/london-time';
import { useQuery } from '@freely/query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { keepChoice, type SlotChoice } from '../../journey/journey-store.ts';
import { unitsOf } from '../../journey/price.ts';
import type { Offer } from './first-choice.ts';
import { freeDaysQuery, type SlotRequest, startTimesQuery } from './queries.ts';

/** Bookings are taken this far ahead (D53). */
const horizonMonths = 6;

// Never asked for: it only stands in while the choice is not complete enough to ask.
const unasked: SlotRequest = {
  practitionerId: 0,
  services: [],
  locationType: 'mobile',
  salonId: null,
};

interface SlotChoiceInput {
  practitioner: PractitionerInfo;
  offer: PractitionerServices;
  begin: (offer: Offer) => SlotChoice;
}

/** The choice of place, treatments, day and time, with the free days and times that follow. */
export function useSlotChoice({ practitioner, offer, begin }: SlotChoiceInput) {
  const { id } = practitioner;
  const [choice, setChoice] = useState(() =>
    begin({ ...offer, work_location_types: practitioner.work_location_types }),
  );
  useEffect(() => keepChoice(id, choice), [id, choice]);
  const change = useCallback(
    (changes: Partial<SlotChoice>) => setChoice((current) => ({ ...current, ...changes })),
    [],
  );

  const today = londonDay(new Date());
  const horizon = addMonths(today, horizonMonths);
  const [month, setMonth] = useState(() => (choice.date ?? today).slice(0, 7));

  const services = unitsOf(offer.sub_services, choice.quantities);
  const isSalonOpen =
    choice.locationType === 'salon' && offer.salons.length > 1 && choice.salonId === null;
  const request =
    choice.locationType !== null && services.length > 0 && !isSalonOpen
      ? {
          practitionerId: id,
          services,
          locationType: choice.locationType,
          salonId: choice.locationType === 'salon' ? choice.salonId : null,
        }
      : null;

  const freeDays = useQuery({
    ...freeDaysQuery(request ?? unasked, { month, today, horizon }),
    enabled: request !== null,
  });
  const times = useQuery({
    ...startTimesQuery(request ?? unasked, choice.date ?? today),
    enabled: request !== null && choice.date !== null,
  });

  // Without a day of their own choosing, people start at the first free one.
  const firstFree = freeDays.isPlaceholderData ? undefined : freeDays.data?.days[0];
  useEffect(() => {
    if (firstFree === undefined) return;
    setChoice((current) => (current.date === null ? { ...current, date: firstFree } : current));
  }, [firstFree]);

  const { data: free } = freeDays;
  const days = useMemo(
    () => ({
      min: today,
      max: horizon,
      onMonth: setMonth,
      isUnavailable: (day: string) => free?.month === day.slice(0, 7) && !free.days.includes(day),
    }),
    [today, horizon, free],
  );

  const slots = times.data ?? [];
  const isFree = choice.time !== null && slots.includes(choice.time);
  const isTaken = choice.time !== null && times.isSuccess && !isFree;

  return {
    choice,
    change,
    services,
    /** Place and treatments are settled: days and times can be asked for. */
    isAskable: request !== null,
    isSalonOpen,
    time: isFree ? choice.time : null,
    /** The time that was chosen and is somebody else's now. */
    lostTime: isTaken ? choice.time : (choice.lostTime ?? null),
    slots,
    times,
    days,
  };
}
