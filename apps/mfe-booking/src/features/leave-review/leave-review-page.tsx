import { send } from '@freely/api-client/client';
import { reviewBooking } from '@freely/api-client/contract';
import { listDate } from '@freely/domain/format-date';
import { useTranslation } from '@freely/i18n';
import { useQuery, useQueryClient } from '@freely/query';
import { useNavigate, useParams } from '@freely/router';
import { usePageTitle } from '@freely/shell-sdk';
import { ErrorPanel } from '@freely/ui/error-panel';
import { Stack } from '@freely/ui/layout';
import { Lead, PageTitle } from '@freely/ui/page';
import { Skeleton, SkeletonRegion } from '@freely/ui/skeleton';
import { bookingQuery } from '../../journey/booking-queries.ts';
import { paths } from '../../journey/paths.ts';
import { ReviewForm } from '../../review/review-form.tsx';

/** A review of one's own completed booking, once. The route's guard checks that it may be left. */
export function LeaveReviewPage() {
  const { t } = useTranslation('booking/review');
  const navigate = useNavigate();
  const client = useQueryClient();
  const { booking_id = '' } = useParams();
  const id = Number(booking_id);
  const booking = useQuery(bookingQuery(id));
  const name = booking.data?.practitioner_name ?? '';
  usePageTitle(t('title', { name }));

  // Never instead of the form: a later refetch that fails says nothing about it.
  if (booking.isLoadingError) {
    return (
      <ErrorPanel
        onRetry={() => booking.refetch()}
        isRetrying={booking.isFetching}
        details={booking.error.message}
      />
    );
  }
  if (!booking.data) {
    return (
      <SkeletonRegion label={t('loading')}>
        <Skeleton height="28rem" />
      </SkeletonRegion>
    );
  }

  const { treatments, date } = booking.data;

  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <PageTitle>{t('heading', { name })}</PageTitle>
        <Lead>
          {t('treatments', {
            treatments: treatments.map((each) => each.name).join(', '),
            date: listDate(date),
          })}
        </Lead>
        <p>{t('lead')}</p>
      </Stack>
      <ReviewForm
        send={({ reviewer_name: _none, ...body }) =>
          send(reviewBooking, { params: { booking_id }, body })
        }
        onDone={() => {
          void client.invalidateQueries({ queryKey: ['booking', id] });
          navigate(paths.customer, { replace: true });
        }}
      />
    </Stack>
  );
}
