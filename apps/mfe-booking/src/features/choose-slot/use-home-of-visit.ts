import { ApiError } from '@freely/api-client/client';
import { notify } from '@freely/federation';
import { type RefObject, useCallback, useState } from 'react';
import { isPostcode, tidyPostcode } from '../../journey/postcode.ts';
import type { JourneySearch } from '../../journey/search-choice.ts';
import { useWords } from '../../journey/words.ts';
import { findHome, type Home } from './home-address.ts';

/** Turns the typed postcode into the address of a visit; what is wrong with it goes to its field. */
export function useHomeOfVisit(search: JourneySearch, field: RefObject<HTMLInputElement | null>) {
  const say = useWords();
  const [error, setError] = useState<string>();
  const [isFinding, setFinding] = useState(false);

  function refuse(message: string): null {
    setError(message);
    field.current?.focus();

    return null;
  }

  async function find(typed: string): Promise<Home | null> {
    const postcode = tidyPostcode(typed);
    if (postcode === '') return refuse(say('slot.postcodeRequired'));
    if (!isPostcode(postcode)) return refuse(say('slot.postcodeMissing'));

    setFinding(true);
    try {
      return (await findHome(postcode, search)) ?? refuse(say('slot.postcodeUnknown'));
    } catch (failure) {
      const title = failure instanceof ApiError ? failure.message : say('slot.failed');
      notify({ tone: 'error', title });
      return null;
    } finally {
      setFinding(false);
    }
  }

  const clearError = useCallback(() => setError(undefined), []);

  return { find, isFinding, error, clearError };
}
