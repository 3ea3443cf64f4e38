import { useEffect } from 'react';
import { useDraftState } from '../draft-state.ts';
import type { Draft, DraftQuestion } from './draft.ts';

interface Sending {
  isPending: boolean;
  refusal: string | undefined;
}

/** What is written. It is kept until it is published or given up. */
export function useQuestionnaireDraft(first: Draft, name: string, { isPending, refusal }: Sending) {
  const { draft, setDraft, isChanged, keep, forget } = useDraftState(first, name);

  // It is forgotten when it is sent, since the editor is gone before it could see that it is published. What is
  // refused is kept again, and so is what is on its way when the page is reloaded.
  useEffect(() => {
    if (!isPending && refusal !== undefined) keep();
  }, [isPending, refusal, keep]);
  useEffect(() => {
    window.addEventListener('pagehide', keep);

    return () => window.removeEventListener('pagehide', keep);
  }, [keep]);

  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const changeQuestions = (questions: DraftQuestion[]) => change({ questions });

  return { draft, change, changeQuestions, isChanged, forget };
}

/** The list with the question at `index` one place up or down. */
export function moved(questions: readonly DraftQuestion[], index: number, by: -1 | 1) {
  const [one, other] = [questions[index], questions[index + by]];
  if (!one || !other) return [...questions];

  return questions.with(index, other).with(index + by, one);
}
