import * as v from 'valibot';
import { call } from './call.ts';
import { Question } from './questionnaires.ts';
import { Id, IdParams, IdText, Message, PersonName, Prose, VersionNumber } from './values.ts';

/** What customers answer before a visit, for their practitioner and themselves alone (D89). */

/** By the id of the question. */
const Answers = v.record(v.string(), v.string());

const Signature = v.object({
  id: v.number(),
  version: v.number(),
  questions: v.array(Question),
  /** ISO date-time. */
  signed_at: v.string(),
  /** As it was typed; null once the answers are erased. */
  name: v.nullable(v.string()),
  answers: Answers,
  /** Ids of the questions whose answers rule the treatment out. */
  rules_out: v.array(v.string()),
});
export type Signature = v.InferOutput<typeof Signature>;

const QuestionnaireOfBooking = v.object({
  id: v.number(),
  /** Who wrote it. */
  by: v.picklist(['market', 'practitioner']),
  title: v.string(),
  introduction: v.string(),
  /** `signed_before`: another version, and it is not asked any more. */
  standing: v.picklist(['due', 'signed', 'signed_before']),
  /** Whether it can be signed now, also anew. */
  open: v.boolean(),
  /** What is asked now; of a closed one, what was signed. Without the answers that rule a treatment out. */
  version: v.number(),
  questions: v.array(Question),
  /** The latest signature. */
  signed: v.nullable(Signature),
});
export type QuestionnaireOfBooking = v.InferOutput<typeof QuestionnaireOfBooking>;

export const BookingQuestionnaires = v.object({
  questionnaires: v.array(QuestionnaireOfBooking),
  /** Whether what is signed means that the treatment must not be given. */
  ruled_out: v.boolean(),
  /** Either party can still cancel for that reason, with a full refund. */
  can_cancel: v.boolean(),
});
export type BookingQuestionnaires = v.InferOutput<typeof BookingQuestionnaires>;

export const bookingQuestionnaires = /*#__PURE__*/ call({
  method: 'GET',
  path: '/booking/:id/questionnaires',
  access: 'signed-in',
  owner: { of: 'booking', by: 'party' },
  params: IdParams,
  response: BookingQuestionnaires,
});

/** 409 when it is not asked any more, in this version, or was signed elsewhere meanwhile. */
export const signQuestionnaire = /*#__PURE__*/ call({
  method: 'PUT',
  path: '/booking/:id/questionnaires/:questionnaire_id',
  access: 'customer',
  owner: { of: 'booking', by: 'customer' },
  params: v.object({ ...IdParams.entries, questionnaire_id: IdText }),
  body: v.object({
    version: VersionNumber,
    /** The signature that this one follows. */
    replaces: v.optional(v.nullable(Id), null),
    name: PersonName('rules.answers.signature'),
    answers: v.record(v.pipe(v.string(), v.maxLength(20)), Prose(500, 'rules.text.long?max=500')),
  }),
  response: v.object({ ...BookingQuestionnaires.entries, message: v.string() }),
});

/** Cancels a booking whose treatment is ruled out: in full, at any notice, without a penalty. */
export const cancelRuledOut = /*#__PURE__*/ call({
  method: 'POST',
  path: '/booking/:id/questionnaires/cancel',
  access: 'signed-in',
  owner: { of: 'booking', by: 'party' },
  params: IdParams,
  response: Message,
});

/** How the answers to a practitioner's bookings to come stand; those that ask nothing are not listed. */
export const answerMarks = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/practitioner/answers',
  access: 'practitioner',
  response: v.array(
    v.object({ booking_id: v.number(), mark: v.picklist(['due', 'signed', 'ruled_out']) }),
  ),
});

/** What a customer has signed, each time, in the download of their data. */
export const OwnSignature = v.object({
  booking_id: v.number(),
  title: v.string(),
  version: v.number(),
  signed_at: v.string(),
  name: v.nullable(v.string()),
  answers: v.array(v.object({ question: v.string(), answer: v.string() })),
});
export type OwnSignature = v.InferOutput<typeof OwnSignature>;
