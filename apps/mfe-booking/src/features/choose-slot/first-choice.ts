import type { PractitionerInfo, PractitionerServices } from '@freely/api-client/contract';
import type { SlotChoice } from '../../journey/journey-store.ts';
import { postcodeIn } from '../../journey/postcode.ts';
import type { JourneySearch, ResultFilters } from '../../journey/search-choice.ts';

/** What can be chosen: where, what, and in which salon. */
export type Offer = Pick<PractitionerInfo, 'work_location_types'> & PractitionerServices;

/** What the search already says about the appointment; the rest is left to choose. */
export function firstChoice(
  offer: Offer,
  search: JourneySearch,
  filters: Pick<ResultFilters, 'date' | 'treatment'>,
): SlotChoice {
  const treatment = offer.sub_services.find(({ id }) => id === filters.treatment);
  const locationType = firstLocation(offer.work_location_types, search.location);

  return {
    locationType,
    salonId: firstSalon(offer),
    quantities: treatment ? { [treatment.id]: 1 } : {},
    date: filters.date ?? null,
    time: null,
    postcode: postcodeIn(search.address) ?? '',
  };
}

/** A choice from before, without what the practitioner has stopped offering since. */
export function stillOffered(offer: Offer, kept: SlotChoice): SlotChoice {
  const { locationType, salonId, quantities } = kept;
  const offered = new Set(offer.sub_services.map(({ id }) => String(id)));
  const isSalonOffered = offer.salons.some(({ id }) => id === salonId);

  return {
    ...kept,
    locationType: locationType && offer.work_location_types[locationType] ? locationType : null,
    salonId: isSalonOffered ? salonId : firstSalon(offer),
    quantities: Object.fromEntries(Object.entries(quantities).filter(([id]) => offered.has(id))),
  };
}

/** "I don't mind" falls back to mobile; who works in one place only leaves no choice. */
function firstLocation(
  types: PractitionerInfo['work_location_types'],
  wanted: JourneySearch['location'],
): SlotChoice['locationType'] {
  const location = wanted === 'idm' ? 'mobile' : wanted;
  const other = location === 'mobile' ? 'salon' : 'mobile';
  if (types[location]) return location;

  return types[other] ? other : null;
}

/** Of several salons one must be named (D49); a single one names itself. */
function firstSalon({ salons }: Offer): number | null {
  return salons.length === 1 ? (salons[0]?.id ?? null) : null;
}
