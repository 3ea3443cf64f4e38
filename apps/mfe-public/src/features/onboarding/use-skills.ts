import { send } from '@freely/api-client/client';
import { saveTrustAndSafety } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { workImagesQuery } from '@freely/practice/work-images';
import { useQuery } from '@freely/query';
import { isMonth } from '@freely/ui/month-field';
import { useState } from 'react';
import { noSkills, SkillsDraft } from './drafts.ts';
import { usePersistedDraft } from './use-persisted-draft.ts';
import { useSaveStep } from './use-save-step.ts';

type Field = keyof SkillsDraft | 'images';

/** Step 5. Its own errors are shown after the first attempt to submit, as are server errors. */
export function useSkills() {
  const { t } = useTranslation('public/onboarding');
  const images = useQuery(workImagesQuery);
  const { draft, saveDraft, clearDraft } = usePersistedDraft('skills', SkillsDraft, noSkills);
  const [wasSubmitted, setSubmitted] = useState(false);
  const { save, isPending, problem, fields, clear } = useSaveStep(async (skills: SkillsDraft) => {
    const response = await send(saveTrustAndSafety, { body: bodyOf(skills) });
    clearDraft();
    return response;
  });

  const rules: Partial<Record<Field, string>> = {
    ...(isMonth(draft.month) ? {} : { month: t('skills.rules.month') }),
    ...(images.data?.length === 0 ? { images: t('skills.rules.image') } : {}),
    ...(draft.insurance === null ? { insurance: t('skills.rules.insurance') } : {}),
    ...(draft.isDisclaimed ? {} : { isDisclaimed: t('skills.rules.disclaimer') }),
  };
  const serverErrors = {
    qualifications: fields.qualifications?.[0],
    month: fields.start_working_date?.[0],
    insurance: fields.insurance?.[0],
    isDisclaimed: fields.medical_disclaimer_form?.[0],
    images: fields.images?.[0],
  };
  const hasFieldErrors = Object.values(serverErrors).some(Boolean);

  return {
    draft,
    change(changes: Partial<SkillsDraft>) {
      clear();
      saveDraft({ ...draft, ...changes });
    },
    images,
    errors: { ...serverErrors, ...(wasSubmitted ? rules : {}) },
    isPending,
    problem: hasFieldErrors ? null : problem,
    /** False when something is missing; the errors are then shown. */
    submit(): boolean {
      setSubmitted(true);
      if (Object.keys(rules).length > 0) return false;
      save(draft);

      return true;
    },
  };
}

function bodyOf({ qualifications, month, insurance }: SkillsDraft) {
  return {
    qualifications,
    // The first day of the chosen month.
    start_working_date: `${month}-01`,
    insurance: insurance === 'yes',
    medical_disclaimer_form: true as const,
  };
}
