import type { FeaturedReview } from '@freely/api-client/contract';
import { nearestHalf, reviewerName } from '../practitioners/index.ts';
import type { listFeatured } from './reviews.repository.ts';

/** What the home page may quote: a first name and initial, a treatment and a town (D28, D39). */
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
