import { useSession } from '@freely/auth';
import { useState } from 'react';
import * as v from 'valibot';

interface KeptDraft<T> {
  draft: T;
  keep: (draft: T) => void;
  /** The server has it now. */
  forget: () => void;
}

/**
 * A draft that outlives the page until it is saved: leaving the wizard and coming back loses
 * nothing. It is kept for this user, in this tab.
 */
export function useKeptDraft<T>(
  name: string,
  schema: v.GenericSchema<unknown, T>,
  start: T,
): KeptDraft<T> {
  const { user } = useSession();
  const key = `freely.onboarding.${user?.user_id ?? 'nobody'}.${name}`;
  const [draft, setDraft] = useState(() => read(key, schema) ?? start);

  return {
    draft,
    keep(next) {
      setDraft(next);
      attempt(() => sessionStorage.setItem(key, JSON.stringify(next)));
    },
    forget: () => attempt(() => sessionStorage.removeItem(key)),
  };
}

/** What an older release kept in another shape is left alone. */
function read<T>(key: string, schema: v.GenericSchema<unknown, T>): T | undefined {
  const text = attempt(() => sessionStorage.getItem(key));
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);

  return parsed.success ? parsed.output : undefined;
}

/** Browsers may refuse storage; the draft then lives as long as the page. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
