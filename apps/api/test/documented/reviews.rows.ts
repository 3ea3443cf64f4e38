import { randomUUID } from 'node:crypto';
import * as contract from '@freely/api-client/contract';
import { expect } from '@jest/globals';
import { hashToken } from '../../src/kernel/sessions/token.ts';
import { makeCompletedBooking } from '../support/completed-booking.ts';
import { fieldError, row } from '../support/documented-call.ts';
import type { TestApi } from '../support/start-test-api.ts';

const four = { timekeeping: 5, friendliness: 4.5, communication: 4, satisfaction: 3.5 };
const draft = { ...four, review: 'Lovely, and on time.' };
/** The refusals of the review form, field by field. */
const invalidFields = (request: object, validBody: object) =>
  (
    [
      [{ timekeeping: undefined }, 'timekeeping', 'Please rate the timekeeping'],
      [{ friendliness: undefined }, 'friendliness', 'Please rate the friendliness'],
      [{ communication: undefined }, 'communication', 'Please rate the communication'],
      [{ satisfaction: undefined }, 'satisfaction', 'Please rate your satisfaction'],
      [{ review: '' }, 'review', 'Please write a review'],
      [{ review: 'x'.repeat(256) }, 'review', 'The review may not be greater than 255 characters.'],
    ] as const
  ).map(([change, field, message]) => ({
    ...request,
    when: message,
    body: { ...validBody, ...change },
    ...fieldError(field, message),
  }));

async function bookings(api: TestApi) {
  const [grace, ada] = [await api.makePractitioner(), await api.makeCustomer()];
  const make = (status?: string) => makeCompletedBooking(api.db, ada, grace, status);

  return { grace, ada, make, stranger: await api.makeCustomer() };
}

async function reviewOf(api: TestApi, practitionerId: number, more: object = {}) {
  const { id } = await api.db
    .insertInto('reviews')
    .values({
      ...four,
      practitioner_id: practitionerId,
      reviewer_name: 'Ada',
      text: 'Hm.',
      ...more,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

  return id;
}

async function invitation(api: TestApi, more: object = {}) {
  const grace = await api.makePractitioner();
  const token = randomUUID();
  await api.db
    .insertInto('review_invitations')
    .values({
      practitioner_id: grace.id,
      email: `${randomUUID()}@clients.example`,
      token_hash: hashToken(token),
      sealed_token: Buffer.of(),
      expires_at: new Date(Date.now() + 60_000),
      ...more,
    })
    .execute();

  return token;
}
const past = new Date(Date.now() - 60_000);
const invalidToken = (token: string, when: string, request: object = {}) => ({
  ...request,
  when,
  params: { token },
  status: 400,
  message: 'Invalid token',
});
const notFound = (message: string, params: object, request: object = {}) => ({
  ...request,
  when: message,
  params: { ...params },
  status: 404,
  message,
});

/** Reviews: writing, reporting and moderating them. */
export const reviewRows = [
  row(contract.reviewBooking, async (api) => {
    const { ada, stranger, make } = await bookings(api);
    const params = { booking_id: await make() };
    const reviewed = { booking_id: await make() };
    await api.call(contract.reviewBooking, { params: reviewed as never, body: draft }, { as: ada });
    const wrongState = (when: string, booking_id: number, message: string) => ({
      ...{ when, as: ada, params: { booking_id }, body: draft },
      ...{ status: 409, message },
    });

    return {
      refusals: [
        ...invalidFields({ as: ada, params }, draft),
        notFound('Booking not found', params, { as: stranger, body: draft }),
        wrongState('reviewed', reviewed.booking_id, 'You already made a review for this booking'),
        wrongState(
          'upcoming',
          await make('confirmed'),
          'The status of this booking does not allow making a review',
        ),
      ],
      success: {
        ...{ as: ada, params, body: draft },
        ...{ status: 201, response: { message: 'Thank you for your review' } },
      },
    };
  }),
  row(contract.inviteReview, async (api) => ({
    refusals: [
      invalidToken('unknown', 'it is unknown'),
      invalidToken(await invitation(api, { expires_at: past }), 'it has expired'),
    ],
    success: {
      params: { token: await invitation(api, { used_at: past }) },
      response: { review: false, practitioner_name: 'Grace Example' },
    },
  })),
  row(contract.leaveInvitedReview, async (api) => {
    const params = { token: await invitation(api) };
    const body = { ...draft, reviewer_name: 'Bea' };

    return {
      refusals: [
        ...invalidFields({ params }, body),
        {
          ...{ when: 'no name', params, body: { ...body, reviewer_name: '' } },
          ...fieldError('reviewer_name', 'Name is required'),
        },
        invalidToken('unknown', 'it is unknown', { body }),
        {
          ...{ when: 'used', params: { token: await invitation(api, { used_at: past }) }, body },
          ...{ status: 409, message: 'You already made a review by this link' },
        },
      ],
      success: { params, body, status: 201, response: { message: 'Thank you for your review' } },
    };
  }),
  row(contract.reportReview, async (api) => {
    const { grace: as } = await bookings(api);
    const params = { id: await reviewOf(api, as.id) };
    const reported = await reviewOf(api, as.id, { reported_reason: 'Why', reported_at: past });
    const another = await reviewOf(api, (await api.makePractitioner()).id);
    const body = { reason: 'Never my client' };

    return {
      refusals: [
        {
          ...{ when: 'no reason', as, params, body: { reason: ' ' } },
          ...fieldError('reason', 'Please say what is wrong with the review'),
        },
        notFound('Review not found', { id: another }, { as, body }),
        {
          ...{ when: 'reported', as, params: { id: reported }, body },
          ...{ status: 409, message: 'You have already reported this review' },
        },
      ],
      success: {
        as,
        params,
        body,
        response: { message: 'Thank you. We will look at this review.' },
      },
    };
  }),
  row(contract.reviewReports, async (api) => {
    const { grace: as } = await bookings(api);
    const reported = { reported_reason: 'Why', reported_at: past };
    const waiting = await reviewOf(api, as.id, reported);
    const kept = { ...reported, reported_at: new Date(+past - 60_000), report_settled_at: past };
    const lookedAt = await reviewOf(api, as.id, kept);
    await reviewOf(api, as.id);
    await reviewOf(api, as.id, { ...reported, hidden_reason: 'Abusive', hidden_at: past });
    await reviewOf(api, (await api.makePractitioner()).id, reported);
    const reports = [
      { review_id: waiting, waits: true },
      { review_id: lookedAt, waits: false },
    ];

    return { success: { as, response: { reports } } };
  }),
  row(contract.adminReviews, async (api) => {
    const { grace } = await bookings(api);
    const id = await reviewOf(api, grace.id);

    return {
      success: {
        as: await api.makeAdmin(),
        query: { state: 'visible' },
        response: {
          reviews: expect.arrayContaining([expect.objectContaining({ id, text: 'Hm.' })]),
        },
      },
    };
  }),
  row(contract.hideReview, async (api) => {
    const [as, { grace }] = [await api.makeAdmin(), await bookings(api)];
    const params = { id: await reviewOf(api, grace.id) };
    const body = { reason: 'Abusive' };

    return {
      refusals: [
        {
          ...{ when: 'no reason', as, params, body: {} },
          ...fieldError('reason', 'Please give a reason'),
        },
        notFound('Review not found', { id: 99_999_999 }, { as, body }),
      ],
      success: {
        ...{ as, params, body },
        response: { message: 'The review is hidden', review: { hidden_reason: 'Abusive' } },
      },
    };
  }),
  row(contract.unhideReview, async (api) => {
    const [as, { grace }] = [await api.makeAdmin(), await bookings(api)];
    const params = { id: await reviewOf(api, grace.id, { hidden_reason: 'Abusive' }) };

    return {
      refusals: [notFound('Review not found', { id: 99_999_999 }, { as })],
      success: {
        ...{ as, params },
        response: { message: 'The review is shown', review: { hidden_reason: null } },
      },
    };
  }),
];
