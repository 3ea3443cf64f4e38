import { send } from '@freely/api-client/client';
import { inviteReview } from '@freely/api-client/contract';
import { guard } from '@freely/auth';
import { invitedReviewRequired } from '@freely/auth/review-guards';
import type { LoaderFunctionArgs } from '@freely/router';

/** What the invited review page needs: the practitioner's name. */
export interface Invitation {
  practitioner_name: string;
}

/** The guard of the invited review page; it returns the invitation. */
export async function loadInvitation(args: LoaderFunctionArgs): Promise<Invitation | Response> {
  let practitioner_name = '';
  const find = async (token: string, signal: AbortSignal) => {
    const invitation = await send(inviteReview, { params: { token } }, { signal });
    practitioner_name = invitation.practitioner_name;

    return invitation;
  };

  return (await guard(invitedReviewRequired(find))(args)) ?? { practitioner_name };
}
