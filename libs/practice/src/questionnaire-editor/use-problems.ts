import { contractMessage } from '@freely/forms';
import { useTranslation } from '@freely/i18n';
import { useState } from 'react';
import type { Draft } from './draft.ts';
import {
  type Problems,
  problemsOf,
  problemsOfTried,
  shownKeys,
  type Tried,
} from './draft-problems.ts';

/** What the server would refuse, from the first try to publish on. */
export function useProblems(draft: Draft) {
  const { t } = useTranslation('api-client/questionnaires');
  const [tried, setTried] = useState<Tried | null>(null);
  const all = problemsOf(draft, contractMessage(t));
  // The next question may get the key of one that is removed.
  const keys = draft.questions.flatMap(keysOf);
  const left = tried?.filter((key) => keys.includes(key)) ?? [];
  if (tried && left.length < tried.length) setTried(left);

  return {
    problems: (tried ? problemsOfTried(all, draft, tried) : {}) satisfies Problems,
    isFine: Object.keys(all).length === 0,
    /** Shows the problems of all that is on screen. */
    tryIt: () => setTried(shownKeys(draft)),
  };
}

const keysOf = ({ key, options }: Draft['questions'][number]) => [
  key,
  ...options.map((each) => each.key),
];
