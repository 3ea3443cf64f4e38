// What a customer has chosen and holds on the way to a booking.
import type { BookingDraft } from '@freely/api-client/contract';
import type { Quantities } from './price.ts';
import type { JourneySearch } from './search-params.ts';

/** The state of the choices in the availability dialog. */
export interface SlotChoice {
  locationType: 'mobile' | 'salon' | null;
  salonId: number | null;
  quantities: Quantities;
  date: string | null;
  time: string | null;
  /** The chosen time that somebody else has booked meanwhile; the dialog names it. */
  lostTime?: string | null | undefined;
  postcode: string;
  /** What a guest says: that they have had a patch test with the practitioner recently. */
  hadPatchTest?: boolean | undefined;
  /** The entry of the browser's history in which it was made. */
  madeIn?: string | undefined;
}

/** A complete choice, ready to be booked except for its discount. */
export interface PlannedBooking {
  practitionerId: number;
  practitionerName: string;
  /** The draft as it is sent to the API, before the discount. */
  draft: BookingDraft;
  /** The URL that leads back to the choice as it was made. */
  backTo: string;
}

/** An attempt to create a booking: repeating it with the same key gives the same booking (D18). */
export interface BookingAttempt {
  key: string;
  /** The draft that the key belongs to: another draft needs another key. */
  fingerprint: string;
  practitionerId: number;
  bookingId: number | null;
  /** The search that led to the booking, once it is made. */
  search?: JourneySearch | null | undefined;
  /** The hold of the attempt before, which this one moves to another time (D70). */
  replaces?: number | undefined;
}

export interface Journey {
  /** Whose it is; null for a guest's. */
  ownerId: number | null;
  search: JourneySearch | null;
  /** The saved choice for each practitioner, by id. */
  choices: Readonly<Record<string, SlotChoice>>;
  plan: PlannedBooking | null;
  attempt: BookingAttempt | null;
  /** What earlier attempts hold with other practitioners, by the practitioner's id. */
  holds: Readonly<Record<string, number>>;
  /** The server's new total after it refused an outdated one, in pounds (D20), until the choice changes. */
  newTotal: { practitionerId: number; total: number } | null;
  /** What the server said about a postcode; it stands at its field until another one is typed. */
  refusedPostcode: { practitionerId: number; postcode: string; message: string } | null;
  /**
   * Why the server refused the choice, in its words, until the choice changes; `isAboutHolds` if paying for
   * another booking or cancelling it may help, `isAboutStatus` if making the account active does. `treatments` are
   * those of which one cannot be booked, at no time or place.
   */
  refusal: {
    practitionerId: number;
    title: string;
    message: string;
    isAboutHolds?: boolean | undefined;
    isAboutStatus?: boolean | undefined;
    treatments?: readonly number[];
  } | null;
}

export const initialJourney: Journey = {
  ownerId: null,
  search: null,
  choices: {},
  plan: null,
  attempt: null,
  holds: {},
  newTotal: null,
  refusedPostcode: null,
  refusal: null,
};
