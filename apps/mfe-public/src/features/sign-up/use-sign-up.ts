import { send } from '@freely/api-client/client';
import { register } from '@freely/api-client/contract';
import { signIn } from '@freely/auth';
import { hasServerError, showServerErrors, useDraft, useForm, useRuleMessage } from '@freely/forms';
import { useTranslation } from '@freely/i18n';
import { useMutation } from '@freely/query';
import { showToast } from '@freely/shell-sdk';
import { reportConversion } from '@freely/shell-sdk/report-conversion';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import type { DefaultValues } from 'react-hook-form';
import { type OwnRule, SignUpDraft } from './sign-up-draft.ts';

export type SignUpField = keyof SignUpDraft;

/** The registration form. It sends nothing twice, and nothing while a field has a server error. */
export function useSignUp(onDone: () => void) {
  const phrase = useSignUpPhrase();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm<SignUpDraft>({
    resolver: valibotResolver(SignUpDraft),
    mode: 'onTouched',
    // Otherwise the two passwords are compared only once all other fields are valid.
    criteriaMode: 'all',
    defaultValues: EMPTY,
  });
  useDraft(form, 'sign-up');
  const attempt = useMutation({
    mutationFn: ({ terms: _agreed, ...draft }: SignUpDraft) =>
      send(register, { body: { user_role: 'practitioner', ...draft } }),
  });

  const submit = form.handleSubmit(async (draft) => {
    // Until the next page is there, it is done already.
    if (attempt.isPending || attempt.isSuccess || hasServerError(form)) return;
    setProblem(null);
    try {
      const response = await attempt.mutateAsync(draft);
      signIn(response);
      if (response.message) showToast({ tone: 'success', title: response.message });
    } catch (error) {
      return setProblem(showServerErrors(form, error));
    }
    reportConversion({}, onDone);
  });

  return { form, phrase, problem, submit, isPending: attempt.isPending || attempt.isSuccess };
}

/** Messages of the shared rules and of this form's own rules. */
function useSignUpPhrase(): (message: string) => string {
  const { t } = useTranslation('public/sign-up');
  const shared = useRuleMessage();

  return (message) => (message.startsWith('rules.') ? t(message as OwnRule) : shared(message));
}

const EMPTY: DefaultValues<SignUpDraft> = {
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  password: '',
  password_confirmation: '',
  terms: false,
};
