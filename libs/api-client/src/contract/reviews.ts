import * as v from 'valibot';
import { call } from './call.ts';
import { IdParams, IdText, Line, Message, PageText, PersonName, Prose } from './values.ts';

/** A rating from 0.5 to 5 in half steps (D28). */
const rating = (missing: string) =>
  v.pipe(
    v.number(missing),
    v.minValue(0.5, missing),
    v.maxValue(5, 'rules.review.most'),
    v.multipleOf(0.5, 'rules.review.halves'),
  );

export const maxReviewLength = 255;

const opinion = {
  timekeeping: rating('rules.review.timekeeping'),
  friendliness: rating('rules.review.friendliness'),
  communication: rating('rules.review.communication'),
  satisfaction: rating('rules.review.satisfaction'),
  review: v.pipe(
    v.string('rules.review.required'),
    Prose(maxReviewLength, 'rules.review.long'),
    v.nonEmpty('rules.review.required'),
  ),
};

export const ReviewDraft = v.object(opinion);
export type ReviewDraft = v.InferOutput<typeof ReviewDraft>;

/** The review of an invited client, who has no account and so gives a name (D29). */
export const InvitedReviewDraft = v.object({
  ...opinion,
  reviewer_name: PersonName('rules.person.name'),
});
export type InvitedReviewDraft = v.InferOutput<typeof InvitedReviewDraft>;

/** Reviews one's own completed booking, once. */
export const reviewBooking = /*#__PURE__*/ call({
  method: 'POST',
  path: '/dashboard/user/booking/:booking_id/review',
  access: 'customer',
  owner: { of: 'booking', by: 'customer' },
  params: v.object({ booking_id: IdText }),
  body: ReviewDraft,
  response: Message,
});

const InviteParams = v.object({ token: v.pipe(v.string(), v.maxLength(100)) });

/** `review` is whether this link still allows a review. 400 for an unknown token. */
export const inviteReview = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/user/inviteReview/:token',
  access: 'public',
  params: InviteParams,
  response: v.object({ review: v.boolean(), practitioner_name: v.string() }),
});

export const leaveInvitedReview = /*#__PURE__*/ call({
  method: 'POST',
  path: '/dashboard/user/inviteReview/:token',
  access: 'public',
  params: InviteParams,
  body: InvitedReviewDraft,
  response: Message,
});

const Reason = (missing: string) =>
  v.pipe(v.string(missing), Prose(500, 'rules.text.long?max=500'), v.nonEmpty(missing));

/** Our own call: a practitioner reports a review about them to the admins, once. */
export const reportReview = /*#__PURE__*/ call({
  method: 'POST',
  path: '/dashboard/practitioner/reviews/:id/report',
  access: 'practitioner',
  owner: { of: 'review', by: 'practitioner' },
  params: IdParams,
  body: v.object({ reason: Reason('rules.review.report') }),
  response: Message,
});

/** Our own call: the reports of a practitioner about reviews that are public, waiting or looked at. */
export const reviewReports = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/practitioner/reviews/reports',
  access: 'practitioner',
  response: v.object({
    reports: v.array(v.object({ review_id: v.number(), waits: v.boolean() })),
  }),
});

/** A review as moderators see it (D35). */
export const AdminReview = v.object({
  id: v.number(),
  practitioner_id: v.number(),
  practitioner_name: v.string(),
  /** Null for an invited client. */
  booking_id: v.nullable(v.number()),
  invited: v.boolean(),
  reviewer_name: v.string(),
  timekeeping: v.number(),
  friendliness: v.number(),
  communication: v.number(),
  satisfaction: v.number(),
  /** The mean of the four, not rounded. */
  rating: v.number(),
  text: v.string(),
  created_at: v.string(),
  /** Null while the review is public. */
  hidden_reason: v.nullable(v.string()),
  hidden_at: v.nullable(v.string()),
  /** The practitioner's report about it; `report_waits` while no admin has decided. */
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
    /** Part of a party's name or of the text, or a booking reference. */
    q: v.optional(Line(120), ''),
    state: v.optional(ReviewState, 'all'),
    /** The highest mean rating to include. */
    max_rating: v.optional(v.picklist(['1', '2', '3', '4', '5']), '5'),
    page: v.optional(PageText, '1'),
    per_page: v.optional(v.picklist(['10', '25', '50']), '10'),
  }),
  response: v.object({
    reviews: v.array(AdminReview),
    total: v.number(),
    /** Count over all open reports, whatever the filters. */
    reported: v.number(),
  }),
});

/** Hides a review from the public and excludes it from the ratings (D28). */
export const hideReview = /*#__PURE__*/ call({
  method: 'POST',
  path: '/dashboard/admin/reviews/:id/hide',
  access: 'admin',
  params: IdParams,
  body: v.object({ reason: Reason('rules.admin.reason') }),
  response: v.object({ message: v.string(), review: AdminReview }),
});

/** Makes a review public again, or keeps it public; this also settles a report about it. */
export const unhideReview = /*#__PURE__*/ call({
  method: 'POST',
  path: '/dashboard/admin/reviews/:id/unhide',
  access: 'admin',
  params: IdParams,
  response: v.object({ message: v.string(), review: AdminReview }),
});
