import { storeDraft, takeDraft } from '@freely/shell-sdk/drafts';
import { useCallback, useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useDraft } from './use-draft.ts';

/**
 * What is typed into this form is in it again after another page, a reload or a lost session. It stays in the tab until
 * it is sent, and goes when somebody else logs in (D47). For forms that begin empty: a draft would hide newer
 * values of the server.
 *
 * @param name as for `useDraft`
 * @returns forgets it: call it once it is sent, before the page is left, since drafts belong to the address of a page
 */
export function useKeptDraft<T extends FieldValues>(
  form: UseFormReturn<T>,
  name: string,
): () => void {
  const { watch, getValues } = form;
  const isSent = useRef(false);

  // Before `useDraft`, so that what it restores is kept on.
  useEffect(() => {
    const { unsubscribe } = watch(() => {
      if (!isSent.current) storeDraft(name, getValues());
    });

    return unsubscribe;
  }, [watch, getValues, name]);
  useDraft(form, name);

  return useCallback(() => {
    isSent.current = true;
    takeDraft(name);
  }, [name]);
}
