import { maxReviewLength, type ReviewDraft } from '@freely/api-client/contract';
import type { ParseKeys } from '@freely/i18n';
import * as v from 'valibot';

/** The rating fields, in the order of the form. */
export const ratings = ['friendliness', 'communication', 'satisfaction', 'timekeeping'] as const;
type Rated = (typeof ratings)[number];

/** The values of the form; nothing is rated by default. */
export type ReviewInput = Record<Rated, number | null> & Record<'review' | 'reviewer_name', string>;
/** The values of a valid form. */
export type ReviewOutput = ReviewDraft & { reviewer_name: string };

export const emptyReview: ReviewInput = {
  friendliness: null,
  communication: null,
  satisfaction: null,
  timekeeping: null,
  review: '',
  reviewer_name: '',
};

/** Validation messages are keys, translated where they are shown. */
export type ReviewRule = ParseKeys<'booking/review'> & `rules.${string}`;
const key = (rule: ReviewRule) => rule;
const rating = (of: Rated) => v.pipe(v.nullable(v.number()), v.number(key(`rules.${of}`)));
const filled = (missing: ReviewRule) => v.pipe(v.string(), v.trim(), v.nonEmpty(key(missing)));

/** Four ratings and a text. An invited reviewer has no account, so their name is required (D29). */
export function reviewSchema(isInvited: boolean): v.GenericSchema<ReviewInput, ReviewOutput> {
  return v.object({
    friendliness: rating('friendliness'),
    communication: rating('communication'),
    satisfaction: rating('satisfaction'),
    timekeeping: rating('timekeeping'),
    review: v.pipe(filled('rules.text'), v.maxLength(maxReviewLength, key('rules.tooLong'))),
    reviewer_name: isInvited ? filled('rules.name') : v.string(),
  });
}
