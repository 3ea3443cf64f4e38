import { availabilityHref } from '../../journey/paths.ts';
import { readTreatments } from '../../journey/preselection.ts';
import type { OfferedService } from '../../journey/price.ts';
import { readFilters } from '../../journey/search-params.ts';
import { searchForHref } from '../../journey/wanted-practitioner.ts';
import { serviceTypeOf } from './service-type-of.ts';
import { withoutPreselection } from './without-preselection.ts';

interface BookingLinks {
  select: string;
  ofTreatment: (treatmentId: number) => string;
}

/** Where the buttons of a profile lead that was opened from a search: to the times at its place. */
export function linksWithSearch(id: number, query: string): BookingLinks {
  return {
    select: availabilityHref(id, query),
    ofTreatment: (treatmentId) => availabilityHref(id, withTreatment(query, treatmentId)),
  };
}

/** Without a search the times are not known yet: the search form asks for the place, and leads to them. */
export function linksWithoutSearch(
  id: number,
  query: string,
  services: readonly OfferedService[],
): BookingLinks {
  const params = new URLSearchParams(query);
  const { treatment } = readFilters(params);
  const preselected = readTreatments(params);
  const hrefTo = (treatments: readonly number[]) => {
    const chosen = services.filter((service) => treatments.includes(service.id));

    return searchForHref(
      { id, treatments },
      serviceTypeOf(treatments.length > 0 ? chosen : services),
    );
  };

  return {
    select: hrefTo(preselected.length === 0 && treatment ? [treatment] : preselected),
    ofTreatment: (treatmentId) => hrefTo([treatmentId]),
  };
}

/** The search with a treatment chosen, of any category. */
function withTreatment(query: string, treatmentId: number): string {
  const params = new URLSearchParams(withoutPreselection(query));
  params.delete('category');
  params.set('treatment', String(treatmentId));

  return params.toString();
}
