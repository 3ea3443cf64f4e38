import { useDraft } from '@freely/forms';
import { storeDraft } from '@freely/shell-sdk/drafts';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { AnswerValues } from './first-answers.ts';

/**
 * What is typed outlives a reload, also one that the customer asks for, and a lost session. It stays in the
 * tab until it is signed, and goes when somebody else logs in.
 */
export function useTypedAnswers(form: UseFormReturn<AnswerValues>, name: string): void {
  const { isDirty, isSubmitSuccessful } = form.formState;
  useDraft(form, name);
  const { getValues } = form;

  useEffect(() => {
    if (!isDirty || isSubmitSuccessful) return;
    const keep = () => storeDraft(name, getValues());
    window.addEventListener('pagehide', keep);

    return () => window.removeEventListener('pagehide', keep);
  }, [getValues, name, isDirty, isSubmitSuccessful]);
}
