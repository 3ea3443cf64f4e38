import type { LoyaltySchemes } from '@freely/api-client/contract';
import { showServerErrors } from '@freely/forms';
import { showToast } from '@freely/shell-sdk';
import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useSaveSection } from './queries.ts';

/** Saves one section, and shows the result. */
export function useSectionForm<Draft extends FieldValues>(
  form: UseFormReturn<Draft>,
  send: (draft: Draft) => Promise<LoyaltySchemes & { message: string }>,
) {
  const [problem, setProblem] = useState<string | null>(null);
  const save = useSaveSection(send);

  const submit = form.handleSubmit(async (draft) => {
    if (save.isPending) return;
    setProblem(null);
    try {
      const { message } = await save.mutateAsync(draft as Draft);
      showToast({ tone: 'success', title: message });
    } catch (error) {
      setProblem(showServerErrors(form, error));
    }
  });

  return { submit, problem, isPending: save.isPending };
}
