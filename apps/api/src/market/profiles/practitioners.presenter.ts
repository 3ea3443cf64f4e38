import type {
  PractitionerInfo,
  PractitionerReviews,
  PractitionerServices,
} from '@freely/api-client/contract';
import { cellCentre, type Point, travelsTo } from '@freely/domain/geo';
import { londonDay } from '@freely/domain/london-time';
import { poundsOf } from '@freely/domain/money';
import { nearestHalf } from '@freely/domain/ratings';
import type { Config } from '../../config.ts';
import { imageUrl } from '../../infrastructure/files/index.ts';
import type {
  listOffers,
  listReviews,
  listSalons,
  Profile,
  Ratings,
} from './practitioners.repository.ts';
import { isRecentlyJoined, monthsOfExperience, reviewerName } from './public-facts.ts';

/** Allow-lists of public data (D39): no address, no phone number, no full names of clients. */

/** @param point where the customer is, if known */
export function presentInfo(
  profile: Profile,
  { now, point, config }: { now: Date; point: Point | null; config: Config },
): PractitionerInfo {
  const { salon_lat_cell: latCell, salon_lon_cell: lonCell } = profile;
  const today = londonDay(now);

  return {
    id: profile.id,
    name: `${profile.first_name} ${profile.last_name}`.trim(),
    avatar: imageUrl(config, profile.avatar_src),
    verified: profile.verified,
    work_images: profile.images.map(({ id, src }) => ({ id, src: imageUrl(config, src) })),
    practitioner_rating: nearestHalf(profile.overall),
    reviews_amount: profile.reviews_amount ?? 0,
    work_location_types: { mobile: profile.mobile, salon: profile.salon },
    experience: monthsOfExperience(profile.start_working_date, today),
    bio: profile.bio,
    qualifications: profile.qualifications,
    call_out_charge: profile.mobile ? poundsOf(profile.call_out_charge ?? 0) : null,
    recently_joined: isRecentlyJoined(londonDay(profile.joined_at), today),
    // The middle of the square is less than a mile from the salon, so the circle on the map
    // contains it.
    geoposition: latCell === null || lonCell === null ? null : cellCentre({ latCell, lonCell }),
    comes_to_you: point && comesTo(profile, point),
  };
}

/** By the rule that a booking is checked by; null for who does not travel. */
function comesTo(profile: Profile, point: Point): boolean | null {
  const { base_lat_cell: latCell, base_lon_cell: lonCell, travel_miles: miles } = profile;
  if (latCell === null || lonCell === null || miles === null) return null;

  return travelsTo({ latCell, lonCell }, miles, point);
}

export function presentReviews(
  ratings: Ratings,
  reviews: Awaited<ReturnType<typeof listReviews>>,
  notes: PractitionerReviews['notes'],
): PractitionerReviews {
  return {
    rating: {
      friendliness: nearestHalf(ratings.friendliness),
      communication: nearestHalf(ratings.communication),
      satisfaction: nearestHalf(ratings.satisfaction),
      timekeeping: nearestHalf(ratings.timekeeping),
      overall: nearestHalf(ratings.overall),
    },
    reviews: reviews.map((review) => ({
      id: review.id,
      reviewer_name: reviewerName(review.reviewer_name),
      rating: nearestHalf(
        (review.friendliness + review.communication + review.satisfaction + review.timekeeping) / 4,
      ),
      date: londonDay(review.created_at),
      text: review.text,
      invited: review.booking_id === null,
      free: review.is_unpaid,
    })),
    notes,
  };
}

export function presentServices(
  offers: Awaited<ReturnType<typeof listOffers>>,
  salons: Awaited<ReturnType<typeof listSalons>>,
): PractitionerServices {
  return {
    sub_services: offers.map((offer) => ({
      id: offer.id,
      name: offer.name,
      price: poundsOf(offer.price),
      duration: offer.duration,
      category: offer.slug,
      category_name: offer.category,
      ...(offer.hours_before !== null && { patch_test_hours: offer.hours_before }),
    })),
    salons: salons.map(({ id, name, city }) => ({ id, name, town: city })),
  };
}
