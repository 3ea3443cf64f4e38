import { londonDay } from '@freely/domain/london-time';
import { storeDraft, takeDraft } from '@freely/shell-sdk/drafts';
import { useEffect, useState } from 'react';
import type { WishDraft } from './wish.ts';

/**
 * What is chosen, which outlives a reload and another page in this tab, such as the link that confirms an email.
 *
 * @param name of the draft in the tab; without one, it is not kept
 */
export function useKeptWish(first: WishDraft, name: string | undefined) {
  const [draft, setDraft] = useState(first);
  useEffect(() => {
    if (name === undefined) return;
    const kept = takeDraft(name) as Partial<WishDraft> | null;
    if (!kept) return;
    storeDraft(name, kept);
    const { until, ...others } = kept;
    // Nobody can wait until a day that has passed since.
    const isToCome = until !== undefined && until >= londonDay(new Date());
    setDraft((current) => ({ ...current, ...others, ...(isToCome && { until }) }));
  }, [name]);

  function change(changes: Partial<WishDraft>) {
    const next = { ...draft, ...changes };
    setDraft(next);
    if (name !== undefined) storeDraft(name, next);
  }

  return { draft, change };
}

/** Once it is sent, before its page is left. */
export const forgetWish = (name: string) => {
  takeDraft(name);
};
