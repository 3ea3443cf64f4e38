import { send } from '@freely/api-client/client';
import { leaveInvitedReview } from '@freely/api-client/contract';
import { hasRole, useSession } from '@freely/auth';
import { useTranslation } from '@freely/i18n';
import { useLoaderData, useNavigate, useParams } from '@freely/router';
import { usePageTitle } from '@freely/shell-sdk';
import { siteMap } from '@freely/shell-sdk/site-map';
import { Stack } from '@freely/ui/layout';
import { Lead, Page, PageTitle } from '@freely/ui/page';
import { paths } from '../../journey/paths.ts';
import type { Invitation } from '../../review/load-invitation.ts';
import { ReviewForm } from '../../review/review-form.tsx';
import styles from './leave-invited-review.module.css';

/** A review by an emailed invitation link: once, and without an account (D29). */
export function LeaveInvitedReviewPage() {
  const { t } = useTranslation('booking/review');
  const navigate = useNavigate();
  const { token = '' } = useParams();
  // Fetched by the review guard.
  const { practitioner_name: name } = useLoaderData<Invitation>();
  const isCustomer = hasRole(useSession(), 'customer');
  usePageTitle(t('title', { name }));

  return (
    <Page width="form" className={styles.page}>
      <Stack gap={6}>
        <Stack gap={2}>
          <PageTitle>{t('heading', { name })}</PageTitle>
          <Lead>{t('invitedLead', { name })}</Lead>
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
