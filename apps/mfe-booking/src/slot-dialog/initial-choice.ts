import type { PractitionerInfo, PractitionerServices } from '@freely/api-client/contract';
import type { SlotChoice } from '../journey/journey-store.ts';
import { findPostcode } from '../journey/postcode.ts';
import type { JourneySearch, ResultFilters } from '../journey/search-params.ts';

/** What can be chosen: locations, treatments and salons. */
export type Offer = Pick<PractitionerInfo, 'work_location_types'> & PractitionerServices;

/** The choice as far as the search already makes it; the rest is left open. */
export function initialChoice(
  offer: Offer,
  search: JourneySearch,
  filters: Pick<ResultFilters, 'date' | 'treatment'>,
): SlotChoice {
  const treatment = offer.sub_services.find(({ id }) => id === filters.treatment);
  const locationType = initialLocation(offer.work_location_types, search.location);

  return {
    locationType,
    salonId: onlySalon(offer),
    quantities: treatment ? { [treatment.id]: 1 } : {},
    date: filters.date ?? null,
    time: null,
    postcode: findPostcode(search.address) ?? '',
  };
}

/** A saved choice without what the practitioner no longer offers. */
export function removeUnavailable(offer: Offer, saved: SlotChoice): SlotChoice {
  const { locationType, salonId, quantities } = saved;
  const offered = new Set(offer.sub_services.map(({ id }) => String(id)));
  const isSalonOffered = offer.salons.some(({ id }) => id === salonId);

  return {
    ...saved,
    locationType: locationType && offer.work_location_types[locationType] ? locationType : null,
    salonId: isSalonOffered ? salonId : onlySalon(offer),
    quantities: Object.fromEntries(Object.entries(quantities).filter(([id]) => offered.has(id))),
  };
}

/** "I don't mind" falls back to mobile; a practitioner with one location type decides it. */
function initialLocation(
  types: PractitionerInfo['work_location_types'],
  wanted: JourneySearch['location'],
): SlotChoice['locationType'] {
  const location = wanted === 'idm' ? 'mobile' : wanted;
  const other = location === 'mobile' ? 'salon' : 'mobile';
  if (types[location]) return location;

  return types[other] ? other : null;
}

/** A single salon is preselected; of several, the customer has to choose one (D49). */
function onlySalon({ salons }: Offer): number | null {
  return salons.length === 1 ? (salons[0]?.id ?? null) : null;
}
