import { ApiError } from '@freely/api-client/client';
import { useTranslation } from '@freely/i18n';
import { showToast } from '@freely/shell-sdk';
import { type RefObject, useCallback, useState } from 'react';
import { isPostcode, normalisePostcode } from '../../journey/postcode.ts';
import type { JourneySearch } from '../../journey/search-params.ts';
import { type ResolvedAddress, resolveHomeAddress } from './home-address.ts';

/** Resolves the typed postcode to the address of a home visit; errors are shown at its field. */
export function useHomeAddress(search: JourneySearch, field: RefObject<HTMLInputElement | null>) {
  const { t } = useTranslation('booking/slots');
  const [error, setError] = useState<string>();
  const [isFinding, setFinding] = useState(false);

  function refuse(message: string): null {
    setError(message);
    field.current?.focus();

    return null;
  }

  async function find(typed: string): Promise<ResolvedAddress | null> {
    const postcode = normalisePostcode(typed);
    if (postcode === '') return refuse(t('slot.postcodeRequired'));
    if (!isPostcode(postcode)) return refuse(t('slot.postcodeMissing'));

    setFinding(true);
    try {
      return (await resolveHomeAddress(postcode, search)) ?? refuse(t('slot.postcodeUnknown'));
    } catch (failure) {
      const title = failure instanceof ApiError ? failure.message : t('slot.failed');
      showToast({ tone: 'error', title });
      return null;
    } finally {
      setFinding(false);
    }
  }

  const clearError = useCallback(() => setError(undefined), []);

  return { find, isFinding, error, clearError };
}
