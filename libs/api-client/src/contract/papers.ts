import { paperKinds } from '@freely/domain/papers';
import * as v from 'valibot';
import { call } from './call.ts';
import { maxImageBytes } from './images.ts';
import { Day, IdParams, Line, Message } from './values.ts';

/** Papers that practitioners show, and that end (D85). */

export const PaperKind = v.picklist(paperKinds);

/** Days are London days, and both count. */
export const Paper = v.object({
  id: v.number(),
  kind: PaperKind,
  number: v.string(),
  issuer: v.string(),
  valid_from: v.string(),
  /** Null for a paper that does not end. */
  valid_to: v.nullable(v.string()),
  /** A picture is WebP, whatever was uploaded. */
  file_type: v.picklist(['pdf', 'picture']),
  state: v.picklist(['waiting', 'approved', 'refused']),
  /** Why it was refused. */
  reason: v.string(),
  created_at: v.string(),
  decided_at: v.nullable(v.string()),
});
export type Paper = v.InferOutput<typeof Paper>;

const RequiredPaper = v.object({
  kind: PaperKind,
  /** Whether the red tick needs one. */
  for_tick: v.boolean(),
  /** Whether nobody can book without one. */
  for_work: v.boolean(),
  /** Whether an approved one is in date today. */
  in_date: v.boolean(),
  /** The last day that approved ones cover without a gap; null without an end, or when none is in date. */
  covered_to: v.nullable(v.string()),
});

const OwnPapers = v.object({
  /** Every kind, in the order of the list. */
  kinds: v.array(RequiredPaper),
  /** Newest first. */
  papers: v.array(Paper),
  /** Whether customers see the red tick today. */
  tick: v.boolean(),
  /** False while a paper that the work needs is missing: nobody can book. */
  may_work: v.boolean(),
});
export type OwnPapers = v.InferOutput<typeof OwnPapers>;

export const ownPapers = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/practitioner/papers',
  access: 'practitioner',
  response: OwnPapers,
});

const PaperFile = v.pipe(
  v.blob('rules.paper.required'),
  v.minSize(1, 'rules.paper.required'),
  v.maxSize(maxImageBytes, 'rules.paper.large'),
);

/** The server checks the real format: a PDF, or a picture that it encodes again. */
export const addPaper = /*#__PURE__*/ call({
  method: 'POST',
  path: '/dashboard/practitioner/papers',
  access: 'practitioner',
  isForm: true,
  body: v.pipe(
    v.object({
      kind: v.picklist(paperKinds, 'rules.paper.kind'),
      number: Line(80),
      issuer: v.pipe(Line(120), v.nonEmpty('rules.paper.issuer')),
      valid_from: Day,
      /** Empty for a paper that does not end. */
      valid_to: v.optional(v.union([v.literal(''), Day]), ''),
      file: PaperFile,
    }),
    v.forward(
      v.check(
        ({ valid_from: from, valid_to: to }) => to === '' || from <= to,
        'rules.date.lastBeforeFirst',
      ),
      ['valid_to'],
    ),
  ),
  response: v.object({ ...OwnPapers.entries, message: v.string() }),
});

/** 409 for an approved one: what we have checked stays. */
export const removePaper = /*#__PURE__*/ call({
  method: 'DELETE',
  path: '/dashboard/practitioner/papers/:id',
  access: 'practitioner',
  owner: { of: 'paper', by: 'practitioner' },
  params: IdParams,
  response: Message,
});

/** The bytes as they are stored; `file_type` says what they are. */
export const ownPaperFile = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/practitioner/papers/:id/file',
  access: 'practitioner',
  owner: { of: 'paper', by: 'practitioner' },
  recentLogin: 'always',
  params: IdParams,
  response: v.blob(),
  file: 'paper.bin',
});
