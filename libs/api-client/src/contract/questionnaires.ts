import { questionnaireBounds } from '@freely/domain/questionnaires';
import * as v from 'valibot';
import { call } from './call.ts';
import { Id, IdParams, Line, Message, Prose, Reason, VersionNumber } from './values.ts';

/** Consent and health questionnaires: what they ask, and who writes them (D89). Answers are calls of bookings. */

const { questions: questionBounds, options: optionBounds, text: maxText } = questionnaireBounds;

const QuestionText = v.pipe(
  Prose(maxText, `questionnaires.long?max=${maxText}`),
  v.nonEmpty('questionnaires.text'),
);
/** Editors apply these rules too, with this one catalogue. */
const plain = 'questionnaires.plain';
const Option = v.pipe(Line(120, plain), v.nonEmpty('questionnaires.option'));

const YesNo = { kind: v.literal('yes_no'), rulesOut: v.nullable(v.picklist(['yes', 'no'])) };
const OneOf = {
  kind: v.literal('one_of'),
  options: v.array(v.string()),
  rulesOut: v.array(v.string()),
};
const Text = { kind: v.literal('text'), required: v.boolean() };
const Consent = { kind: v.literal('consent') };

const read = { id: v.string(), text: v.string() };
/** As it is read: `id` is of its version alone. */
export const Question = v.variant('kind', [
  v.object({ ...read, ...YesNo }),
  v.object({ ...read, ...OneOf }),
  v.object({ ...read, ...Text }),
  v.object({ ...read, ...Consent }),
]);
export type Question = v.InferOutput<typeof Question>;

/** Empty ones are no pair: each has its own message. */
const hasNoPair = (options: string[]) => {
  const filled = options.filter(Boolean);

  return new Set(filled).size === filled.length;
};

const written = { text: QuestionText };
/** As it is written: the server gives it its id. */
export const QuestionDraft = v.variant('kind', [
  v.object({ ...written, ...YesNo }),
  v.pipe(
    v.object({
      ...written,
      kind: v.literal('one_of'),
      options: v.pipe(
        v.array(Option),
        v.minLength(optionBounds.min, `questionnaires.fewOptions?min=${optionBounds.min}`),
        v.maxLength(optionBounds.max, `questionnaires.manyOptions?max=${optionBounds.max}`),
        v.check(hasNoPair, 'questionnaires.sameOptions'),
      ),
      rulesOut: v.array(Line(120)),
    }),
    v.forward(
      v.check(
        ({ options, rulesOut }) => rulesOut.every((each) => options.includes(each)),
        'questionnaires.unknownOption',
      ),
      ['rulesOut'],
    ),
    v.forward(
      v.check(
        ({ options, rulesOut }) => options.some((each) => !rulesOut.includes(each)),
        'questionnaires.allRuledOut',
      ),
      ['rulesOut'],
    ),
  ),
  v.object({ ...written, ...Text }),
  v.object({ ...written, ...Consent }),
]);
export type QuestionDraft = v.InferOutput<typeof QuestionDraft>;

/** What is published, as a new version where there is one already. */
export const QuestionnaireDraft = v.object({
  title: v.pipe(Line(120, plain), v.nonEmpty('questionnaires.title')),
  introduction: v.optional(Prose(1000, 'questionnaires.long?max=1000'), ''),
  /** The treatments whose bookings ask it. */
  treatments: v.pipe(
    v.array(Id),
    v.minLength(1, 'questionnaires.treatment'),
    v.maxLength(100, 'questionnaires.manyTreatments?max=100'),
  ),
  questions: v.pipe(
    v.array(QuestionDraft),
    v.minLength(questionBounds.min, 'questionnaires.question'),
    v.maxLength(questionBounds.max, `questionnaires.manyQuestions?max=${questionBounds.max}`),
  ),
});
export type QuestionnaireDraft = v.InferOutput<typeof QuestionnaireDraft>;

const Treatment = v.object({ id: v.number(), name: v.string(), service: v.string() });

/** In the version that is asked now. */
export const Questionnaire = v.object({
  id: v.number(),
  version: v.number(),
  title: v.string(),
  introduction: v.string(),
  treatments: v.array(Treatment),
  questions: v.array(Question),
  published_at: v.string(),
});
export type Questionnaire = v.InferOutput<typeof Questionnaire>;

/** Those that are asked, and the treatments that can ask one. */
const Listed = { questionnaires: v.array(Questionnaire), treatments: v.array(Treatment) };
const Published = v.object({ message: v.string(), questionnaire: Questionnaire });
/** The version that was edited: 409 when it is no longer the one that is asked. */
const edited = { version: VersionNumber };

export const ownQuestionnaires = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/practitioner/questionnaires',
  access: 'practitioner',
  /** `market`: what their customers are asked besides, each with those of its treatments that they offer. */
  response: v.object({ ...Listed, market: v.array(Questionnaire) }),
});

export const publishOwnQuestionnaire = /*#__PURE__*/ call({
  method: 'POST',
  path: '/dashboard/practitioner/questionnaires',
  access: 'practitioner',
  body: QuestionnaireDraft,
  response: Published,
});

export const changeOwnQuestionnaire = /*#__PURE__*/ call({
  method: 'PUT',
  path: '/dashboard/practitioner/questionnaires/:id',
  access: 'practitioner',
  owner: { of: 'questionnaire', by: 'practitioner' },
  params: IdParams,
  body: v.object({ ...QuestionnaireDraft.entries, ...edited }),
  response: Published,
});

/** From now on nobody is asked it. What was signed stays. */
export const withdrawOwnQuestionnaire = /*#__PURE__*/ call({
  method: 'DELETE',
  path: '/dashboard/practitioner/questionnaires/:id',
  access: 'practitioner',
  owner: { of: 'questionnaire', by: 'practitioner' },
  params: IdParams,
  response: Message,
});

export const marketQuestionnaires = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/admin/questionnaires',
  access: 'admin',
  response: v.object(Listed),
});

export const publishQuestionnaire = /*#__PURE__*/ call({
  method: 'POST',
  path: '/dashboard/admin/questionnaires',
  access: 'admin',
  body: v.object({ ...QuestionnaireDraft.entries, reason: Reason }),
  response: Published,
});

export const changeQuestionnaire = /*#__PURE__*/ call({
  method: 'PUT',
  path: '/dashboard/admin/questionnaires/:id',
  access: 'admin',
  params: IdParams,
  body: v.object({ ...QuestionnaireDraft.entries, ...edited, reason: Reason }),
  response: Published,
});

export const withdrawQuestionnaire = /*#__PURE__*/ call({
  method: 'DELETE',
  path: '/dashboard/admin/questionnaires/:id',
  access: 'admin',
  params: IdParams,
  body: v.object({ reason: Reason }),
  response: Message,
});
