import { send } from '@freely/api-client/client';
import { saveTrustAndSafety } from '@freely/api-client/contract';
import { workImagesQuery } from '@freely/federation/practice/work-images';
import { useQuery } from '@freely/query';
import { useState } from 'react';
import { noSkills, SkillsDraft } from './drafts.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import { useSaveStep } from './use-save-step.ts';
import { useWords } from './words.ts';

type Field = keyof SkillsDraft | 'images';

/** Step 5: its rules are told from the first try on, and what the server refuses after it. */
export function useSkills() {
  const say = useWords();
  const images = useQuery(workImagesQuery);
  const { draft, keep, forget } = useKeptDraft('skills', SkillsDraft, noSkills);
  const [isTried, setTried] = useState(false);
  const { save, isPending, problem, fields, clear } = useSaveStep(async (skills: SkillsDraft) => {
    const answer = await send(saveTrustAndSafety, { body: bodyOf(skills) });
    forget();
    return answer;
  });

  const rules: Partial<Record<Field, string>> = {
    ...(draft.month === '' ? { month: say('onboarding.skills.rules.month') } : {}),
    ...(images.data?.length === 0 ? { images: say('onboarding.skills.rules.image') } : {}),
    ...(draft.insurance === null ? { insurance: say('onboarding.skills.rules.insurance') } : {}),
    ...(draft.isDisclaimed ? {} : { isDisclaimed: say('onboarding.skills.rules.disclaimer') }),
  };
  const refused = {
    qualifications: fields.qualifications?.[0],
    month: fields.start_working_date?.[0],
    insurance: fields.insurance?.[0],
    isDisclaimed: fields.medical_disclaimer_form?.[0],
    images: fields.images?.[0],
  };
  const isRefusedInPlace = Object.values(refused).some(Boolean);

  return {
    draft,
    change(changes: Partial<SkillsDraft>) {
      clear();
      keep({ ...draft, ...changes });
    },
    images,
    errors: { ...refused, ...(isTried ? rules : {}) },
    isPending,
    problem: isRefusedInPlace ? null : problem,
    /** False when something is missing, which is told then. */
    submit(): boolean {
      setTried(true);
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
