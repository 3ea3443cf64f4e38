import type { PractitionerReviews } from '@freely/api-client/contract';
import { listDate } from '@freely/domain/format-date';
import { useTranslation } from '@freely/i18n';
import { Avatar } from '@freely/ui/avatar';
import { Chip } from '@freely/ui/chip';
import { Icon } from '@freely/ui/icon';
import { MeterBar } from '@freely/ui/progress';
import { Rating, Stars } from '@freely/ui/rating';
import { Skeleton, SkeletonRegion } from '@freely/ui/skeleton';
import { CalendarX2 } from 'lucide-react';
import styles from '../view-profile.module.css';
import { type Loaded, SectionFailed } from './section-failed.tsx';

const scores = ['friendliness', 'communication', 'satisfaction', 'timekeeping'] as const;

interface ReviewsSectionProps {
  reviews: Loaded<PractitionerReviews>;
  amount: number;
}

export function ReviewsSection({ reviews, amount }: ReviewsSectionProps) {
  const { t } = useTranslation('booking/profile');
  const { data } = reviews;

  return (
    <section id="reviews" aria-labelledby="reviews-title" tabIndex={-1} className={styles.section}>
      <h2 id="reviews-title">{t('reviews')}</h2>
      {reviews.isPending && (
        <SkeletonRegion>
          <Skeleton height="6rem" />
        </SkeletonRegion>
      )}
      {reviews.isError && <SectionFailed title={t('reviewsFailed')} query={reviews} />}
      {data?.reviews.length === 0 && (
        <div>
          <p>{t('noReviews')}</p>
          <p className={styles.soft}>{t('noReviewsText')}</p>
        </div>
      )}
      {data && data.reviews.length > 0 && (
        <>
          {amount > 0 && <Scores rating={data.rating} amount={amount} />}
          <div>
            {data.reviews.map((review) => (
              <article key={review.id} className={styles.review}>
                <Avatar id={review.id} name={review.reviewer_name} size={44} />
                <header>
                  <b>{review.reviewer_name}</b>
                  <Rating value={review.rating} size="md" />
                  <span className={styles.soft}>{listDate(review.date.slice(0, 10))}</span>
                  {review.invited && <Chip size="sm">{t('invited')}</Chip>}
                  {review.free && <Chip size="sm">{t('unpaid')}</Chip>}
                </header>
                <p>{review.text}</p>
              </article>
            ))}
          </div>
        </>
      )}
      {data && <Notes notes={data.notes} />}
    </section>
  );
}

function Scores({ rating, amount }: { rating: PractitionerReviews['rating']; amount: number }) {
  const { t } = useTranslation('booking/profile');

  return (
    <div className={styles.scores}>
      <div className={styles.overall}>
        <b>{rating.overall.toFixed(1)}</b>
        <span>
          <Stars value={rating.overall} />
          <span className={styles.soft}>{t('fromReviews', { count: amount })}</span>
        </span>
      </div>
      <dl className={styles.bars}>
        {scores.map((score) => (
          <div key={score}>
            <dt>{t(`${score}`)}</dt>
            <dd>
              <MeterBar value={rating[score] / 5} />
              <span>{rating[score].toFixed(1)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Automated notes about the practitioner's cancellations, without author and rating (D31). */
function Notes({ notes }: Pick<PractitionerReviews, 'notes'>) {
  const { t } = useTranslation('booking/profile');
  if (notes.length === 0) return null;

  return (
    <ul className={styles.notes} aria-label={t('notes')}>
      {notes.map(({ id, date, text }) => (
        <li key={id}>
          <Icon of={CalendarX2} />
          <span>
            {text} <span className={styles.soft}>{listDate(date.slice(0, 10))}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
