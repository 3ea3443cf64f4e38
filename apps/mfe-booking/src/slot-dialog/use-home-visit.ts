import { normalisePostcode } from '@freely/domain/postcode';
import { useQuery } from '@freely/query';
import { isPostcode } from '../journey/postcode.ts';
import type { JourneySearch } from '../journey/search-params.ts';
import { homeVisitQuery } from './queries.ts';

/**
 * The address of the typed postcode, and whether the practitioner comes there.
 *
 * @param typed null when the visit is not at home
 */
export function useHomeVisit(practitionerId: number, typed: string | null, search: JourneySearch) {
  const postcode = normalisePostcode(typed ?? '');
  const visit = useQuery({
    ...homeVisitQuery(practitionerId, postcode, search),
    enabled: isPostcode(postcode),
  });

  return {
    postcode,
    home: visit.data?.home ?? null,
    /** Null: unknown. */
    comes: visit.data?.comes ?? null,
    /** For the first time: a look-up that failed is tried again, and holds nothing up. */
    isFinding: visit.isLoading && visit.failureCount === 0,
  };
}
