import { ApiError, send } from '@freely/api-client/client';
import { type FieldErrors, onboardingStep } from '@freely/api-client/contract';
import { sessionStore } from '@freely/auth';
import { useTranslation } from '@freely/i18n';
import { useMutation } from '@freely/query';
import { showToast } from '@freely/shell-sdk';
import { useAdvance } from './use-advance.ts';

/**
 * Saves a step once and opens the next one. Errors are shown, and no input is lost (D48).
 * `problem` is shown above the form, `fields` at their fields. A step that was saved elsewhere, such as in another tab,
 * cannot be saved again: then the step that the server has next is opened (spec 3 §2.4). What was typed stays in this
 * tab.
 */
export function useSaveStep<T>(save: (value: T) => Promise<{ onboarding_step: number }>) {
  const { t } = useTranslation('public/onboarding');
  const advance = useAdvance();
  const attempt = useMutation({
    mutationFn: save,
    // Whose step it is: another tab may sign in somebody else before it is saved.
    onMutate: () => sessionStore.getState().user?.user_id,
    onSuccess: ({ onboarding_step }, _value, userId) => advance(onboarding_step, userId),
    async onError(error, _value, userId) {
      if (!(error instanceof ApiError) || error.code !== 'wrong_state') return;
      // Without an answer the error stays above the form, and the button tries again.
      const progress = await send(onboardingStep, {}).catch(() => null);
      if (!progress) return;
      showToast({ tone: 'warning', title: t('savedBefore.title'), text: t('savedBefore.text') });
      advance(progress.onboarding_step, userId);
    },
  });
  const { error } = attempt;
  const fields: FieldErrors = error instanceof ApiError ? error.fields : {};

  return {
    save: (value: T) => {
      if (!attempt.isPending) attempt.mutate(value);
    },
    isPending: attempt.isPending,
    problem: error?.message ?? null,
    fields,
    /** Clears the server errors when the input changes. */
    clear: attempt.reset,
  };
}
