import * as v from 'valibot';
import { call } from './call.ts';
import { CategorySlug } from './catalogue.ts';
import { LocationType, WorkLocationTypes } from './locations.ts';
import {
  Day,
  FlagText,
  IdParams,
  IdText,
  LatitudeText,
  LatLon,
  LongitudeText,
  PageText,
} from './values.ts';

export const PractitionerInfo = v.object({
  id: v.number(),
  name: v.string(),
  avatar: v.nullable(v.string()),
  verified: v.boolean(),
  work_images: v.array(v.object({ id: v.number(), src: v.string() })),
  practitioner_rating: v.number(),
  reviews_amount: v.number(),
  work_location_types: WorkLocationTypes,
  /** Tenure in whole months. */
  experience: v.number(),
  bio: v.string(),
  qualifications: v.array(v.string()),
  call_out_charge: v.nullable(v.number()),
  recently_joined: v.boolean(),
  /** The salon's point, shifted inside the 1-mile circle (D39); null without a salon. */
  geoposition: v.nullable(LatLon),
  /** Whether they come to the point of the request; null without one, or when they do not travel. */
  comes_to_you: v.optional(v.nullable(v.boolean())),
});
export type PractitionerInfo = v.InferOutput<typeof PractitionerInfo>;

export const PractitionerReviews = v.object({
  rating: v.object({
    friendliness: v.number(),
    communication: v.number(),
    satisfaction: v.number(),
    timekeeping: v.number(),
    overall: v.number(),
  }),
  reviews: v.array(
    v.object({
      id: v.number(),
      reviewer_name: v.string(),
      rating: v.number(),
      date: v.string(),
      text: v.string(),
      /** The reviewer did not book here: the practitioner invited them (D29). */
      invited: v.boolean(),
      /** Of a booking that cost nothing, or was refunded because of the practitioner: shown, but not counted (D73). */
      free: v.optional(v.boolean(), false),
    }),
  ),
  /** Automated notes about the practitioner's cancellations (D31): unrated and not counted. */
  notes: v.array(v.object({ id: v.number(), date: v.string(), text: v.string() })),
});
export type PractitionerReviews = v.InferOutput<typeof PractitionerReviews>;

export const PractitionerServices = v.object({
  sub_services: v.array(
    v.object({
      id: v.number(),
      name: v.string(),
      price: v.number(),
      /** Minutes. */
      duration: v.number(),
      category: CategorySlug,
      category_name: v.string(),
      /** Where the treatment needs a patch test: hours from the test to it. A recent test with them is enough. */
      patch_test_hours: v.optional(v.number()),
    }),
  ),
  /** Salons to choose from, without their addresses (D39, D49). */
  salons: v.array(v.object({ id: v.number(), name: v.string(), town: v.string() })),
});
export type PractitionerServices = v.InferOutput<typeof PractitionerServices>;

/** A recent review of a real booking, for the home page. */
export const FeaturedReview = v.object({
  id: v.number(),
  reviewer_name: v.string(),
  rating: v.number(),
  text: v.string(),
  treatment: v.string(),
  location_type: LocationType,
  town: v.string(),
});
export type FeaturedReview = v.InferOutput<typeof FeaturedReview>;

/** The query repeats `sub_service[]`, once for each unit of quantity. */
const TreatmentIds = v.pipe(
  v.union([
    v.array(IdText),
    v.pipe(
      IdText,
      v.transform((id) => [id]),
    ),
  ]),
  v.minLength(1),
  v.maxLength(20),
);

/**
 * Where a home visit would be. The practitioner may need a road to it from the visit before, and from it to the
 * next; without it, no roads are counted.
 */
const HomePoint = { lat: v.optional(LatitudeText), lon: v.optional(LongitudeText) };

export const StartTimesQuery = v.object({
  'sub_service[]': TreatmentIds,
  date: Day,
  locationtype: LocationType,
  salon_id: v.optional(IdText),
  ...HomePoint,
});

/**
 * Leaves out what cannot be booked because no patch test fits early enough before it (D84), for who needs one: a
 * guest, and a customer without a valid one. Without it, the times are those of the treatment alone.
 */
const WithPatchTest = { with_patch_test: v.optional(FlagText) };

/** For mobile a list of `HH:mm`; for salons such lists by salon id (D11). */
export const StartTimes = v.union([v.array(v.string()), v.record(v.string(), v.array(v.string()))]);
export type StartTimes = v.InferOutput<typeof StartTimes>;

export const practitionerInfo = /*#__PURE__*/ call({
  method: 'GET',
  path: '/practitioner/:id/info',
  access: 'public',
  params: IdParams,
  query: v.object({ lat: v.optional(LatitudeText), lon: v.optional(LongitudeText) }),
  response: PractitionerInfo,
});

export const practitionerReviews = /*#__PURE__*/ call({
  method: 'GET',
  path: '/practitioner/:id/reviews',
  access: 'public',
  params: IdParams,
  response: PractitionerReviews,
});

export const practitionerServices = /*#__PURE__*/ call({
  method: 'GET',
  path: '/practitioner/:id/services',
  access: 'public',
  params: IdParams,
  response: PractitionerServices,
});

/** The most profiles in one response of `listedPractitioners`: one sitemap file. */
export const listedPerPage = 10_000;

/** Our own call: the ids of all public profiles, for search engines. */
export const listedPractitioners = /*#__PURE__*/ call({
  method: 'GET',
  path: '/practitioners/listed',
  access: 'public',
  query: v.object({ page: v.optional(PageText, '1') }),
  response: v.object({ ids: v.array(v.number()), pages: v.number() }),
});

export const availableBookingStartTimes = /*#__PURE__*/ call({
  method: 'GET',
  path: '/practitioner/:id/availableBookingStartTimes',
  access: 'public',
  params: IdParams,
  query: v.object({ ...StartTimesQuery.entries, ...WithPatchTest }),
  response: StartTimes,
});

/** Our own call: which days between `from` and `to` (at most 42) have a start time. */
export const availableDays = /*#__PURE__*/ call({
  method: 'GET',
  path: '/practitioner/:id/availableDays',
  access: 'public',
  params: IdParams,
  query: v.object({
    'sub_service[]': TreatmentIds,
    from: Day,
    to: Day,
    locationtype: LocationType,
    salon_id: v.optional(IdText),
    ...HomePoint,
    ...WithPatchTest,
  }),
  response: v.object({
    days: v.array(v.string()),
    /** Whether the request left out what leaves no room for a test. */
    needs_patch_test: v.optional(v.boolean()),
  }),
});

/** Our own call: up to three recent, well-rated reviews of bookings; none in a new market. */
export const featuredReviews = /*#__PURE__*/ call({
  method: 'GET',
  path: '/reviews/featured',
  access: 'public',
  response: v.object({ reviews: v.array(FeaturedReview) }),
});
