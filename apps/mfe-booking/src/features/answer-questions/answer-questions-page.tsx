import { ApiError } from '@freely/api-client/client';
import type { Booking, BookingQuestionnaires } from '@freely/api-client/contract';
import { useSession } from '@freely/auth';
import { fullDate } from '@freely/domain/format-date';
import { useTranslation } from '@freely/i18n';
import { useQuery } from '@freely/query';
import { Link, Navigate, useParams } from '@freely/router';
import { usePageTitle } from '@freely/shell-sdk';
import { isId, useNotFound } from '@freely/shell-sdk/not-found';
import { buttonClass } from '@freely/ui/button';
import { EmptyState } from '@freely/ui/empty-state';
import { ErrorPanel } from '@freely/ui/error-panel';
import { Stack } from '@freely/ui/layout';
import { Lead, PageTitle } from '@freely/ui/page';
import { Skeleton, SkeletonRegion } from '@freely/ui/skeleton';
import { startTimeOf } from '../../journey/booking-display.ts';
import { bookingQuery } from '../../journey/booking-queries.ts';
import { customerBookingHref, practitionerBookingHref } from '../../journey/paths.ts';
import { OneQuestionnaire } from './components/one-questionnaire.tsx';
import { RuledOut } from './components/ruled-out.tsx';
import { questionsQuery } from './queries.ts';

/** What a booking asks before the visit, and what was signed (D89). Only for its customer. */
export function AnswerQuestionsPage() {
  const { t } = useTranslation('booking/questions');
  const { booking_id: text } = useParams();
  useNotFound(!isId(text));
  const id = Number(text);
  const { user } = useSession();
  const booking = useQuery(bookingQuery(id));
  const questions = useQuery(questionsQuery(id));
  const failed = [booking, questions].find(({ isError }) => isError);
  useNotFound(failed?.error instanceof ApiError && failed.error.status === 404);
  usePageTitle(t('title'));

  // The booking's other party has a page of their own for it.
  if (booking.data && booking.data.practitioner_id === user?.user_id) {
    return <Navigate to={practitionerBookingHref(id)} replace />;
  }
  if (failed && !(booking.data && questions.data)) {
    return (
      <ErrorPanel
        onRetry={() => void Promise.all([booking.refetch(), questions.refetch()])}
        isRetrying={booking.isFetching || questions.isFetching}
        details={failed.error?.message}
      />
    );
  }

  return booking.data && questions.data ? (
    <Questions booking={booking.data} {...questions.data} />
  ) : (
    <SkeletonRegion label={t('loading')}>
      <Skeleton height="28rem" />
    </SkeletonRegion>
  );
}

interface QuestionsProps extends BookingQuestionnaires {
  booking: Booking;
}

function Questions({ booking, questionnaires, ruled_out, can_cancel }: QuestionsProps) {
  const { t } = useTranslation('booking/questions');
  const { practitioner_name: name, date } = booking;
  // What can still be signed is a visit to come.
  const isToCome = questionnaires.some(({ open }) => open);
  const way = can_cancel ? 'free' : isToCome ? 'late' : 'over';
  const back = (
    <Link className={buttonClass({ variant: 'secondary' })} to={customerBookingHref(booking.id)}>
      {t('toBooking')}
    </Link>
  );

  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <PageTitle>{t('heading')}</PageTitle>
        <Lead>{t('lead', { name, date: fullDate(date), time: startTimeOf(booking) })}</Lead>
        <p>{t('privacy', { name })}</p>
      </Stack>
      {ruled_out && <RuledOut booking={booking} way={way} />}
      {questionnaires.length === 0 ? (
        <EmptyState isFramed title={t('none.title')} text={t('none.text')} action={back} />
      ) : (
        <>
          {questionnaires.map((each) => (
            <OneQuestionnaire key={each.id} bookingId={booking.id} questionnaire={each} />
          ))}
          <div>{back}</div>
        </>
      )}
    </Stack>
  );
}
