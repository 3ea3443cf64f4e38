import { registerUnsavedWork } from '@freely/shell-sdk';
import { storeDraft, takeDraft } from '@freely/shell-sdk/drafts';
import { useEffect, useRef } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/**
 * What is typed into this form outlives a forced reload of the page, and puts off one that can wait.
 * Passwords, card and bank details are never stored.
 *
 * @param name tells the forms of one page apart
 */
export function useDraft<T extends FieldValues>(
  form: Pick<UseFormReturn<T>, 'formState' | 'getValues' | 'setValue'>,
  name: string,
): void {
  const { isDirty, isSubmitSuccessful } = form.formState;
  const isUnsaved = useRef(false);
  useEffect(() => {
    isUnsaved.current = isDirty && !isSubmitSuccessful;
  });
  const { getValues, setValue } = form;

  useEffect(() => {
    const draft = takeDraft(name) ?? {};
    for (const [field, value] of Object.entries(draft)) {
      setValue(field as Path<T>, value as PathValue<T, Path<T>>, { shouldDirty: true });
    }

    return registerUnsavedWork({
      isUnsaved: () => isUnsaved.current,
      keep: () => storeDraft(name, getValues()),
    });
  }, [getValues, setValue, name]);
}
