// The types of a planned demo market: plain values, so that planning is pure.

import type { PatchTestResult } from '@freely/domain/patch-tests';
import type { ReturnedSale } from '@freely/domain/resale';
import type { Category } from '@freely/domain/service-types';
import type { WayOfTravelling } from '@freely/domain/travel-time';
import type { PortraitOptions } from '@freely/ui/art';
import type { Town } from './data/towns.ts';

export interface CatalogueEntry {
  id: number;
  slug: Category;
  category: string;
  name: string;
  minutes: number;
}

export interface PlannedPlace {
  address: string;
  city: string;
  postcode: string;
  lat: number;
  lon: number;
}

export interface PlannedPerson {
  id: number;
  firstName: string;
  lastName: string;
  isMan: boolean;
  email: string;
  phone: string;
  look: PortraitOptions | null;
  town: Town;
  roles: ('admin' | 'practitioner' | 'customer')[];
  joinedAt: Date;
}

export interface PlannedCustomer extends PlannedPerson {
  home: PlannedPlace;
}

export interface PlannedOffer extends CatalogueEntry {
  /** Pence. */
  price: number;
  duration: number;
}

export interface PlannedHours {
  salonId: number | null;
  weekday: number;
  from: number;
  to: number;
  breaks: { from: number; to: number }[];
}

export interface PlannedPractitioner extends PlannedPerson {
  categories: readonly Category[];
  bio: string;
  qualifications: string[];
  startWorkingDay: string;
  /** Null while waiting for an admin. */
  approved: boolean | null;
  insurance: boolean;
  onboardingStep: number;
  base: (PlannedPlace & { travelMiles: number; callOutCharge: number }) | null;
  /** Null: roads are not counted (D83). */
  travel: { way: WayOfTravelling; bufferMinutes: number; fromBase: boolean } | null;
  salons: (PlannedPlace & { id: number; name: string })[];
  offers: PlannedOffer[];
  hours: PlannedHours[];
  timeOff: { title: string; fullDay: boolean; from: Date; to: Date }[];
  /** Which cover images to draw. */
  images: { category: Category; id: string }[];
  /** How many bookings are in the past, and how many are upcoming. */
  past: number;
  upcoming: number;
  /** Further appointments, which take place: those that a demo account always has. */
  diary: PlannedVisit[];
}

export interface PlannedVisit {
  /** Days from today; a day off moves the appointment to the next working day. */
  inDays: number;
  /** Default: somebody of the town. */
  customerId?: number;
  /** Default: some are reviewed. */
  isReviewed?: boolean;
  /** Default: any place. */
  location?: 'mobile' | 'salon';
  /** A name of the practitioner's treatments. Default: any that needs no patch test. */
  treatment?: string;
  /** The visit before it, and what came of it; null: nobody has recorded it. */
  patchTest?: { inDays: number; result: PatchTestResult | null };
  /** The customer cancelled too late for a refund, and somebody else took the time. */
  isSoldAgain?: boolean;
}

export interface PlannedReview {
  ratings: [number, number, number, number];
  text: string;
  at: Date;
}

export interface PlannedBooking {
  id: number;
  practitioner: PlannedPractitioner;
  customer: PlannedCustomer;
  status: 'confirmed' | 'completed' | 'cancelled_by_customer' | 'cancelled_by_practitioner';
  salonId: number | null;
  place: PlannedPlace;
  startsAt: Date;
  endsAt: Date;
  bookedAt: Date;
  cancelledAt: Date | null;
  items: { offer: PlannedOffer; quantity: number }[];
  callOutCharge: number;
  discountPercent: number;
  discountAmount: number;
  total: number;
  isRefunded: boolean;
  review: PlannedReview | null;
  /** Of a patch test: the booking that was paid for both visits, and what was recorded. */
  testFor: { bookingId: number; recorded: { result: PatchTestResult; at: Date } | null } | null;
  /** Of a booking that was cancelled late: what came back when its time was sold again. */
  resold: (ReturnedSale & { soldId: number; at: Date }) | null;
}

export interface PlannedMarket {
  staff: PlannedPerson[];
  practitioners: PlannedPractitioner[];
  customers: PlannedCustomer[];
  bookings: PlannedBooking[];
  invitedReviews: { practitioner: PlannedPractitioner; name: string; review: PlannedReview }[];
}
