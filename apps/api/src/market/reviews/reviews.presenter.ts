import type { AdminReview, FeaturedReview } from '@freely/api-client/contract';
import { nearestHalf } from '@freely/domain/ratings';
import { reviewerName } from '../profiles/index.ts';
import type { listFeatured } from './featured.repository.ts';
import type { ModeratedReview } from './moderation.repository.ts';

/**
 * The data that the home page may quote: a first name and initial, a treatment and a town (D28,
 * D39).
 */
export function presentFeatured(rows: Awaited<ReturnType<typeof listFeatured>>): {
  reviews: FeaturedReview[];
} {
  return {
    reviews: rows.map((row) => ({
      id: row.id,
      reviewer_name: reviewerName(row.reviewer_name),
      rating: nearestHalf(row.rating),
      text: row.text,
      treatment: row.treatment,
      location_type: row.location_type,
      town: row.city,
    })),
  };
}

/** Everything: the admin who decides has to see who wrote it, and when. */
export function presentForModeration(row: ModeratedReview): AdminReview {
  return {
    ...row,
    rating: nearestHalf(row.rating),
    invited: row.booking_id === null,
    created_at: row.created_at.toISOString(),
    hidden_at: row.hidden_at?.toISOString() ?? null,
    reported_at: row.reported_at?.toISOString() ?? null,
  };
}
