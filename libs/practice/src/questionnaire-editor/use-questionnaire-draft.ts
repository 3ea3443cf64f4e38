import { registerUnsavedWork } from '@freely/shell-sdk';
import { storeDraft, takeDraft } from '@freely/shell-sdk/drafts';
import { useEffect, useRef, useState } from 'react';
import type { Draft, DraftQuestion } from './draft.ts';

/** What is written. It outlives a forced reload, and puts off one that can wait. */
export function useQuestionnaireDraft(first: Draft, name: string) {
  const [draft, setDraft] = useState(first);
  const latest = useRef({ draft, isUnsaved: false });
  useEffect(() => {
    latest.current = { draft, isUnsaved: draft !== first && latest.current.isUnsaved };
  }, [draft, first]);

  useEffect(() => {
    const kept = takeDraft(name);
    if (kept) setDraft(kept as unknown as Draft);

    return registerUnsavedWork({
      isUnsaved: () => latest.current.isUnsaved,
      keep: () => storeDraft(name, latest.current.draft),
    });
  }, [name]);

  const change = (part: Partial<Draft>) => {
    latest.current.isUnsaved = true;
    setDraft((before) => ({ ...before, ...part }));
  };
  const changeQuestions = (questions: DraftQuestion[]) => change({ questions });

  return { draft, change, changeQuestions };
}

/** The list with the question at `index` one place up or down. */
export function moved(questions: readonly DraftQuestion[], index: number, by: -1 | 1) {
  const [one, other] = [questions[index], questions[index + by]];
  if (!one || !other) return [...questions];

  return questions.with(index, other).with(index + by, one);
}
