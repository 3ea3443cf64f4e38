import { send } from '@freely/api-client/client';
import { leaveInvitedReview } from '@freely/api-client/contract';
import { hasRole, useSession } from '@freely/auth';
import { useLoaderData, useNavigate, useParams } from '@freely/router';
import { usePageTitle } from '@freely/shell-sdk';
import { siteMap } from '@freely/shell-sdk/site-map';
import { Stack } from '@freely/ui/layout';
import { Lead, Page, PageTitle } from '@freely/ui/page';
import { paths } from '../../journey/paths.ts';
import type { Invitation } from '../../review/load-invitation.ts';
import { ReviewForm } from '../../review/review-form.tsx';
import { useWords } from '../../review/words.ts';

/** A review by an emailed invitation link: once, and without an account (D29). */
export function LeaveInvitedReviewPage() {
  const say = useWords();
  const navigate = useNavigate();
  const { token = '' } = useParams();
  // Fetched by the review guard.
  const { practitioner_name: name } = useLoaderData<Invitation>();
  const isCustomer = hasRole(useSession(), 'customer');
  usePageTitle(say('review.title', { name }));

  return (
    <Page width="form">
      <Stack gap={6}>
        <Stack gap={2}>
          <PageTitle>{say('review.heading', { name })}</PageTitle>
          <Lead>{say('review.invitedLead', { name })}</Lead>
        </Stack>
        <ReviewForm
          isInvited
          send={(body) => send(leaveInvitedReview, { params: { token }, body })}
          // Customers go to the dashboard (spec); others would only be asked to log in there.
          onDone={() => navigate(isCustomer ? paths.customer : siteMap.home, { replace: true })}
        />
      </Stack>
    </Page>
  );
}
