import { send } from '@freely/api-client/client';
import {
  type PractitionerReviews,
  practitionerReviews,
  reviewReports,
} from '@freely/api-client/contract';
import { useSession } from '@freely/auth';
import { listDate } from '@freely/domain/format-date';
import { londonDay } from '@freely/domain/london-time';
import { useTranslation } from '@freely/i18n';
import { queryOptions, useQuery, useQueryClient } from '@freely/query';
import { Link } from '@freely/router';
import { EmptyState } from '@freely/ui/empty-state';
import { Stack } from '@freely/ui/layout';
import { Section } from '@freely/ui/page';
import { Rating } from '@freely/ui/rating';
import { Loaded, Screen } from '../../screen.tsx';
import { ReviewRow } from './components/review-row.tsx';
import styles from './reviews.module.css';

const reviewsQuery = (id: number) =>
  queryOptions({
    queryKey: ['practitioner', id, 'reviews'],
    queryFn: ({ signal }) => send(practitionerReviews, { params: { id: String(id) } }, { signal }),
  });

const reportsQuery = queryOptions({
  queryKey: ['dashboard', 'practitioner', 'reviews', 'reports'],
  queryFn: ({ signal }) => send(reviewReports, {}, { signal }),
});

const PARTS = ['overall', 'timekeeping', 'friendliness', 'communication', 'satisfaction'] as const;

/** The practitioner's own reviews, which can be reported (D35). */
export function ReviewsPage() {
  const { t } = useTranslation('practitioner/reviews');
  const { user } = useSession();
  const reviews = useQuery({ ...reviewsQuery(user?.user_id ?? 0), enabled: user !== null });
  const reports = useReports();

  return (
    <Screen name={t('name')} lead={t('lead')}>
      <Loaded of={reviews} loading={t('loading')} failed={t('failed')}>
        {(loaded) => (
          <Stack gap={8}>
            {loaded.reviews.length === 0 ? (
              <EmptyState
                title={t('none')}
                text={t('noneText')}
                action={<Link to="/practitioner/invite-reviewers">{t('invite')}</Link>}
                isFramed
              />
            ) : (
              <>
                <Ratings rating={loaded.rating} />
                <ul aria-label={t('list')} className={styles.list}>
                  {loaded.reviews.map((review) => (
                    <ReviewRow
                      key={review.id}
                      review={review}
                      report={reports.of(review.id)}
                      onReported={() => reports.add(review.id)}
                    />
                  ))}
                </ul>
              </>
            )}
            {loaded.notes.length > 0 && <Notes notes={loaded.notes} />}
          </Stack>
        )}
      </Loaded>
    </Screen>
  );
}

/** What became of the practitioner's reports, by the id of the review. */
function useReports() {
  const queryClient = useQueryClient();
  const { data, isPending } = useQuery(reportsQuery);

  return {
    of(reviewId: number) {
      const report = data?.reports.find(({ review_id }) => review_id === reviewId);
      // Where they cannot be loaded, the server refuses a second report.
      if (!report) return isPending ? undefined : null;

      return report.waits ? 'sent' : 'kept';
    },
    add(reviewId: number) {
      queryClient.setQueryData(reportsQuery.queryKey, (before) => ({
        reports: [...(before?.reports ?? []), { review_id: reviewId, waits: true }],
      }));
    },
  } as const;
}

function Ratings({ rating }: Pick<PractitionerReviews, 'rating'>) {
  const { t } = useTranslation('practitioner/reviews');

  return (
    <dl aria-label={t('ratings')} className={styles.ratings}>
      {PARTS.map((part) => (
        <div key={part}>
          <dt>{t(`${part}`)}</dt>
          <dd>
            <Rating value={rating[part]} size="md" />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Notes({ notes }: Pick<PractitionerReviews, 'notes'>) {
  const { t } = useTranslation('practitioner/reviews');

  return (
    <Section title={t('notes')}>
      <p className={styles.faint}>{t('notesText')}</p>
      <ul className={styles.list}>
        {notes.map(({ id, date, text }) => (
          <li key={id}>
            <p>{text}</p>
            <p className={styles.faint}>{listDate(londonDay(new Date(date)))}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
