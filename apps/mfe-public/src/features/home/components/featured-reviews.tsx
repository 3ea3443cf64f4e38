import { useTranslation } from '@freely/i18n';
import { useQuery } from '@freely/query';
import { Avatar } from '@freely/ui/avatar';
import { Rating } from '@freely/ui/rating';
import styles from '../home.module.css';
import { featuredReviewsQuery } from '../queries.ts';

/** Recent reviews of real bookings. In a new market there are none, and the section is hidden. */
export function FeaturedReviews() {
  const { t } = useTranslation('public/home');
  const { data } = useQuery(featuredReviewsQuery);
  if (!data || data.reviews.length === 0) return null;

  return (
    <section className={styles.block} aria-labelledby="home-reviews">
      <h2 id="home-reviews">{t('reviews.heading')}</h2>
      <div className={styles.reviews}>
        {data.reviews.map((review) => (
          <figure key={review.id} className={styles.review}>
            <blockquote>
              <Rating value={review.rating} size="md" />
              <p>{review.text}</p>
            </blockquote>
            <figcaption>
              <Avatar id={`review-${review.id}`} name={review.reviewer_name} size={40} />
              <span>
                <b>{review.reviewer_name}</b>
                {t(`reviews.${review.location_type === 'mobile' ? 'atHome' : 'atSalon'}`, {
                  treatment: review.treatment,
                  town: review.town,
                })}
              </span>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
