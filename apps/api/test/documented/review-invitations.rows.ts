import { randomUUID } from 'node:crypto';
import * as contract from '@freely/api-client/contract';
import { fieldError, row } from '../support/documented-call.ts';

/** Whom a practitioner asks for a review, once the wizard is done. */
export const reviewInvitationRows = [
  row(contract.reviewers, async (api) => {
    const as = await api.makePractitioner();
    const email = `${randomUUID()}@clients.example`;
    await api.db
      .insertInto('review_invitations')
      .values({
        practitioner_id: as.id,
        email,
        token_hash: Buffer.from(email),
        sealed_token: Buffer.from('sealed'),
        expires_at: new Date(Date.now() + 60_000),
      })
      .execute();

    return { success: { as, response: [{ email }] } };
  }),
  row(contract.inviteReviewer, async (api) => {
    const [as, busy] = [await api.makePractitioner(), await api.makePractitioner()];
    const invited = [1, 2, 3].map((number) => `client-${number}-${busy.id}@clients.example`);
    await api.db
      .insertInto('review_invitations')
      .values(
        invited.map((email) => ({
          practitioner_id: busy.id,
          email,
          token_hash: Buffer.from(email),
          sealed_token: Buffer.from('sealed'),
          expires_at: new Date(Date.now() + 60_000),
        })),
      )
      .execute();
    const wrong = (who: typeof as, reviewer_email: string, message: string) => ({
      when: message,
      as: who,
      body: { reviewer_email },
      ...fieldError('reviewer_email', message),
    });
    const reviewer_email = `${randomUUID()}@clients.example`;
    const early = await api.makePractitioner({ onboardingStep: 4 });

    return {
      refusals: [
        {
          when: 'still in the wizard',
          as: early,
          body: { reviewer_email },
          status: 409,
          message: 'Please complete registration',
        },
        wrong(as, '', 'E-mail is required'),
        wrong(as, 'somebody', 'E-mail must be valid'),
        wrong(as, as.email, 'You cannot review yourself'),
        wrong(busy, invited[0] ?? '', 'You have already invited this email address'),
        wrong(busy, reviewer_email, 'You can invite 3 reviewers'),
      ],
      success: {
        as,
        body: { reviewer_email },
        status: 201,
        response: { message: 'The invitation has been sent', email: reviewer_email },
      },
    };
  }),
];
