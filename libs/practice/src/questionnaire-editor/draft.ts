import type { Question, Questionnaire, QuestionnaireDraft } from '@freely/api-client/contract';

/** A question as it is written: it keeps what belongs to its other kinds, in case the kind is changed back. */
export interface DraftQuestion {
  /** Of this form alone. */
  key: number;
  kind: Question['kind'];
  text: string;
  /** Of yes and no: the answer that rules the treatment out. */
  rulesOut: '' | 'yes' | 'no';
  options: DraftOption[];
  required: boolean;
}

export interface DraftOption {
  key: number;
  text: string;
  rulesOut: boolean;
}

export interface Draft {
  title: string;
  introduction: string;
  treatments: number[];
  questions: DraftQuestion[];
}

/** No two questions or choices of a form have the same key. */
export const nextKey = (draft: Draft): number =>
  1 +
  Math.max(
    0,
    ...draft.questions.flatMap(({ key, options }) => [key, ...options.map((each) => each.key)]),
  );

export function newQuestion(draft: Draft): DraftQuestion {
  const key = nextKey(draft);

  return {
    ...{ key, kind: 'yes_no', text: '', rulesOut: '', required: true },
    options: [key + 1, key + 2].map((each) => ({ key: each, text: '', rulesOut: false })),
  };
}

export function emptyDraft(): Draft {
  const empty: Draft = { title: '', introduction: '', treatments: [], questions: [] };

  return { ...empty, questions: [newQuestion(empty)] };
}

/** What is published, as it is edited. */
export function draftOf({ title, introduction, treatments, questions }: Questionnaire): Draft {
  const ids = treatments.map(({ id }) => id);
  const draft: Draft = { title, introduction, treatments: ids, questions: [] };
  for (const question of questions) {
    const first = newQuestion(draft);
    const { kind, text } = question;
    draft.questions.push({
      ...{ ...first, kind, text },
      rulesOut: kind === 'yes_no' ? (question.rulesOut ?? '') : '',
      required: kind === 'text' ? question.required : true,
      options: kind === 'one_of' ? optionsOf(question, first.key + 1) : first.options,
    });
  }

  return draft;
}

const optionsOf = (
  { options, rulesOut }: Extract<Question, { kind: 'one_of' }>,
  firstKey: number,
): DraftOption[] =>
  options.map((text, index) => ({
    key: firstKey + index,
    text,
    rulesOut: rulesOut.includes(text),
  }));

/** What is sent: of each question what its kind has. */
export function bodyOf({ questions, ...draft }: Draft): QuestionnaireDraft {
  return { ...draft, questions: questions.map(withoutOtherKinds) };
}

function withoutOtherKinds({
  kind,
  text,
  ...rest
}: DraftQuestion): QuestionnaireDraft['questions'][number] {
  switch (kind) {
    case 'yes_no':
      return { kind, text, rulesOut: rest.rulesOut || null };
    case 'one_of': {
      const options = rest.options.map((each) => ({ ...each, text: each.text.trim() }));

      return {
        ...{ kind, text },
        options: options.map((each) => each.text),
        rulesOut: options.filter(({ rulesOut }) => rulesOut).map((each) => each.text),
      };
    }
    case 'text':
      return { kind, text, required: rest.required };
    case 'consent':
      return { kind, text };
  }
}
