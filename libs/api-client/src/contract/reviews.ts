import * as v from 'valibot';
import { call } from './call.ts';
import { IdParams, IdText, Line, Message, PageText, Prose } from './values.ts';

/** What clients say of a treatment: half steps from 0.5 to 5 (D28). */
const rating = (missing: string) =>
  v.pipe(
    v.number(missing),
    v.minValue(0.5, missing),
    v.maxValue(5, 'A rating is 5 at most'),
    v.multipleOf(0.5, 'A rating is in half steps'),
  );

export const maxReviewLength = 255;

const opinion = {
  timekeeping: rating('Please rate the timekeeping'),
  friendliness: rating('Please rate the friendliness'),
  communication: rating('Please rate the communication'),
  satisfaction: rating('Please rate your satisfaction'),
  review: v.pipe(
    v.string('Please write a review'),
    Prose(maxReviewLength, 'The review may not be greater than 255 characters.'),
    v.nonEmpty('Please write a review'),
  ),
};

export const ReviewDraft = v.object(opinion);
export type ReviewDraft = v.InferOutput<typeof ReviewDraft>;

/** Of a client whom the practitioner invited: they have no account, so they say their name (D29). */
export const InvitedReviewDraft = v.object({
  ...opinion,
  reviewer_name: v.pipe(v.string('Name is required'), Line(80), v.nonEmpty('Name is required')),
});
export type InvitedReviewDraft = v.InferOutput<typeof InvitedReviewDraft>;

/** Of a completed booking of one's own, once. */
export const reviewBooking = /*#__PURE__*/ call({
  method: 'POST',
  path: '/dashboard/user/booking/:booking_id/review',
  access: 'customer',
  params: v.object({ booking_id: IdText }),
  body: ReviewDraft,
  answer: Message,
});

const InviteParams = v.object({ token: v.pipe(v.string(), v.maxLength(100)) });

/** `review` is whether a review may be left by this link now. 400 for no token of ours. */
export const inviteReview = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/user/inviteReview/:token',
  access: 'public',
  params: InviteParams,
  answer: v.object({ review: v.boolean(), practitioner_name: v.string() }),
});

export const leaveInvitedReview = /*#__PURE__*/ call({
  method: 'POST',
  path: '/dashboard/user/inviteReview/:token',
  access: 'public',
  params: InviteParams,
  body: InvitedReviewDraft,
  answer: Message,
});

const Reason = (missing: string) =>
  v.pipe(v.string(missing), Prose(500, 'Please keep to 500 characters'), v.nonEmpty(missing));

/** Our own call: asks an admin to look at a review of the practitioner's own, once. */
export const reportReview = /*#__PURE__*/ call({
  method: 'POST',
  path: '/dashboard/practitioner/reviews/:id/report',
  access: 'practitioner',
  params: IdParams,
  body: v.object({ reason: Reason('Please say what is wrong with the review') }),
  answer: Message,
});

/** A review as admins moderate it (D35). */
export const AdminReview = v.object({
  id: v.number(),
  practitioner_id: v.number(),
  practitioner_name: v.string(),
  /** Null for a client whom the practitioner invited. */
  booking_id: v.nullable(v.number()),
  invited: v.boolean(),
  reviewer_name: v.string(),
  timekeeping: v.number(),
  friendliness: v.number(),
  communication: v.number(),
  satisfaction: v.number(),
  /** The mean of the four, as it is. */
  rating: v.number(),
  text: v.string(),
  created_at: v.string(),
  /** Null while everybody can read it. */
  hidden_reason: v.nullable(v.string()),
  hidden_at: v.nullable(v.string()),
  /** What the practitioner says against it, and whether that still waits for an admin. */
  reported_reason: v.nullable(v.string()),
  reported_at: v.nullable(v.string()),
  report_waits: v.boolean(),
});
export type AdminReview = v.InferOutput<typeof AdminReview>;

export const ReviewState = v.picklist(['all', 'visible', 'hidden', 'reported']);
export type ReviewState = v.InferOutput<typeof ReviewState>;

export const adminReviews = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/admin/reviews',
  access: 'admin',
  query: v.object({
    /** Part of a name of either side or of the text, or the number of a booking. */
    q: v.optional(Line(120), ''),
    state: v.optional(ReviewState, 'all'),
    /** At most this mean: 2 finds what is worst. */
    max_rating: v.optional(v.picklist(['1', '2', '3', '4', '5']), '5'),
    page: v.optional(PageText, '1'),
    per_page: v.optional(v.picklist(['10', '25', '50']), '10'),
  }),
  answer: v.object({
    reviews: v.array(AdminReview),
    total: v.number(),
    /** Reports that wait, whatever is looked for. */
    reported: v.number(),
  }),
});

/** Hides it from everybody, and from the means (D28). */
export const hideReview = /*#__PURE__*/ call({
  method: 'POST',
  path: '/dashboard/admin/reviews/:id/hide',
  access: 'admin',
  params: IdParams,
  body: v.object({ reason: Reason('Please give a reason') }),
  answer: v.object({ message: v.string(), review: AdminReview }),
});

/** Shows it again, or leaves it as it is; a report about it is settled by that. */
export const unhideReview = /*#__PURE__*/ call({
  method: 'POST',
  path: '/dashboard/admin/reviews/:id/unhide',
  access: 'admin',
  params: IdParams,
  answer: v.object({ message: v.string(), review: AdminReview }),
});
