import type { PractitionerInfo, PractitionerServices } from '@freely/api-client/contract';
import type { SlotChoice } from '../journey/journey.ts';
import { findPostcode } from '../journey/postcode.ts';
import type { Preselection } from '../journey/preselection.ts';
import type { JourneySearch, ResultFilters } from '../journey/search-params.ts';

/** What can be chosen: locations, treatments and salons. */
export type Offer = Pick<PractitionerInfo, 'work_location_types'> & PractitionerServices;

type Wanted = Pick<ResultFilters, 'date' | 'treatment'> & Partial<Preselection>;

/** The choice as far as the search, or a link, already makes it; the rest is left open. */
export function initialChoice(
  offer: Offer,
  search: JourneySearch,
  { date, treatment, treatments = [], time }: Wanted,
): SlotChoice {
  const filtered = treatment === undefined ? [] : [treatment];
  const locationType = initialLocation(offer.work_location_types, search.location);

  return {
    locationType,
    salonId: onlySalon(offer),
    quantities: offeredOf(offer, treatments.length > 0 ? treatments : filtered),
    date: date ?? null,
    time: (date && time) || null,
    postcode: findPostcode(search.address) ?? '',
  };
}

/** How many of each, without those that are not offered. */
function offeredOf({ sub_services }: Offer, wanted: readonly number[]): Record<string, number> {
  const quantities: Record<string, number> = {};
  for (const id of wanted) {
    if (sub_services.some((each) => each.id === id)) quantities[id] = (quantities[id] ?? 0) + 1;
  }

  return quantities;
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
