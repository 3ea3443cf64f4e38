import { ApiError } from '@freely/api-client/client';
import { useTranslation } from '@freely/i18n';
import { useQueryClient } from '@freely/query';
import { showToast } from '@freely/shell-sdk';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useJourney } from '../journey/journey-store.ts';
import { isPostcode } from '../journey/postcode.ts';
import type { JourneySearch } from '../journey/search-params.ts';
import type { ResolvedAddress } from './home-address.ts';
import { homeVisitQuery } from './queries.ts';
import { useHomeVisit } from './use-home-visit.ts';

interface HomeAddressInput {
  search: JourneySearch;
  practitioner: { id: number; name: string };
  /** The postcode as it is typed; null when the visit is not at home. */
  typed: string | null;
  field: RefObject<HTMLInputElement | null>;
}

/**
 * Resolves the typed postcode to the address of a home visit, and says at its field what is wrong
 * with it: at once when the practitioner does not come there, else when the customer continues.
 */
export function useHomeAddress({ search, practitioner, typed, field }: HomeAddressInput) {
  const { t } = useTranslation('booking/slots');
  const client = useQueryClient();
  const [error, setError] = useState<string>();
  const [isFinding, setFinding] = useState(false);
  const { postcode, home, comes } = useHomeVisit(practitioner.id, typed, search);
  const isTooFar = isPostcode(postcode) && comes === false;

  const refused = useJourney(({ refusedPostcode }) => refusedPostcode);
  const isRefused = refused?.postcode === postcode && refused.practitionerId === practitioner.id;
  const refusal = isRefused ? refused.message : undefined;
  useEffect(() => {
    if (refusal !== undefined) field.current?.focus();
  }, [refusal, field]);

  function refuse(message: string): null {
    setError(message);
    field.current?.focus();

    return null;
  }

  async function find(): Promise<ResolvedAddress | null> {
    if (postcode === '') return refuse(t('slot.postcodeRequired'));
    if (!isPostcode(postcode)) return refuse(t('slot.postcodeMissing'));

    setFinding(true);
    try {
      const found = await client.fetchQuery(homeVisitQuery(practitioner.id, postcode, search));

      return found.home ?? refuse(t('slot.postcodeUnknown'));
    } catch (failure) {
      const title = failure instanceof ApiError ? failure.message : t('slot.failed');
      showToast({ tone: 'error', title });
      return null;
    } finally {
      setFinding(false);
    }
  }

  const clearError = useCallback(() => setError(undefined), []);

  return {
    find,
    isFinding,
    clearError,
    error: isTooFar ? t('slot.tooFar', { name: practitioner.name, postcode }) : (error ?? refusal),
    /** The address of the typed postcode, once it is known. */
    found: home,
    /** The address that is too far away, to search for somebody who comes there. */
    tooFar: isTooFar ? home : null,
  };
}
