import { registerUnsavedWork } from '@freely/shell-sdk';
import { storeDraft, takeDraft } from '@freely/shell-sdk/drafts';
import { type Dispatch, type SetStateAction, useCallback, useEffect, useState } from 'react';

interface DraftState<Draft> {
  draft: Draft;
  setDraft: Dispatch<SetStateAction<Draft>>;
  /** Something was typed, here or before the page was left. */
  isChanged: boolean;
  /** For what was forgotten, and was not sent after all. */
  keep: () => void;
  /** For what is sent or given up. It stays on the screen. */
  forget: () => void;
}

/**
 * What is typed into a form that has its own state. It stays in the tab over Back, Forward and any reload, without its
 * files, and delays a reload that can wait.
 *
 * @param first the same object in every render
 * @param name tells the forms of one page apart
 */
export function useDraftState<Draft extends object>(first: Draft, name: string): DraftState<Draft> {
  const [draft, setDraft] = useState(first);
  const isChanged = draft !== first;

  useEffect(() => {
    const kept = takeDraft(name);
    if (kept) setDraft({ ...first, ...kept });
  }, [first, name]);

  const keep = useCallback(() => {
    if (isChanged) storeDraft(name, draft);
  }, [draft, isChanged, name]);
  // Already while it is typed: once the page is left, the address, which drafts belong to, is another one.
  useEffect(keep, [keep]);

  useEffect(
    () => (isChanged ? registerUnsavedWork({ isUnsaved: () => true }) : undefined),
    [isChanged],
  );

  const forget = useCallback(() => void takeDraft(name), [name]);

  return { draft, setDraft, isChanged, keep, forget };
}
