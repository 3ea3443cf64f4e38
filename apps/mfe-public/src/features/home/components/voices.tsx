import { useQuery } from '@freely/query';
import { Avatar } from '@freely/ui/avatar';
import { Rating } from '@freely/ui/rating';
import { useWords } from '../../../words.ts';
import styles from '../home.module.css';
import { featuredReviewsQuery } from '../queries.ts';

/** Recent reviews of real bookings. A new market has none, and then there is no such section. */
export function Voices() {
  const say = useWords();
  const { data } = useQuery(featuredReviewsQuery);
  if (!data || data.reviews.length === 0) return null;

  return (
    <section className={styles.block} aria-labelledby="home-voices">
      <h2 id="home-voices">{say('home.voices.heading')}</h2>
      <div className={styles.voices}>
        {data.reviews.map((review) => (
          <figure key={review.id} className={styles.voice}>
            <blockquote>
              <Rating value={review.rating} size="md" />
              <p>{review.text}</p>
            </blockquote>
            <figcaption>
              <Avatar id={`review-${review.id}`} name={review.reviewer_name} size={40} />
              <span>
                <b>{review.reviewer_name}</b>
                {say(
                  review.location_type === 'mobile' ? 'home.voices.atHome' : 'home.voices.atSalon',
                  {
                    treatment: review.treatment,
                    town: review.town,
                  },
                )}
              </span>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
