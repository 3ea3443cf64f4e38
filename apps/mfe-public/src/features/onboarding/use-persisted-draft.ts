import { useSession } from '@freely/auth';
import { DRAFTS } from '@freely/shell-sdk/clear-drafts';
import { useState } from 'react';
import * as v from 'valibot';

interface PersistedDraft<T> {
  draft: T;
  saveDraft: (draft: T) => void;
  /** For a draft that the server has saved. */
  clearDraft: () => void;
}

/**
 * A draft in session storage, for this user and this tab: leaving the wizard and coming back loses
 * no input. It goes with the other drafts when the user logs out: it has a home address.
 */
export function usePersistedDraft<T>(
  name: string,
  schema: v.GenericSchema<unknown, T>,
  start: T,
): PersistedDraft<T> {
  const { user } = useSession();
  const key = `${DRAFTS}onboarding.${user?.user_id ?? 'nobody'}.${name}`;
  const [draft, setDraft] = useState(() => read(key, schema) ?? start);

  return {
    draft,
    saveDraft(next) {
      setDraft(next);
      attempt(() => sessionStorage.setItem(key, JSON.stringify(next)));
    },
    clearDraft: () => attempt(() => sessionStorage.removeItem(key)),
  };
}

/** A draft that an older release stored in another format is ignored. */
function read<T>(key: string, schema: v.GenericSchema<unknown, T>): T | undefined {
  const text = attempt(() => sessionStorage.getItem(key));
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);

  return parsed.success ? parsed.output : undefined;
}

/** Browsers may block storage; the draft is then lost with the page. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
