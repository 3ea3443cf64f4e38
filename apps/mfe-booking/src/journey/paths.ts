import { generatePath } from '@freely/router';
import { siteMap } from '@freely/shell-sdk/site-map';
import { type RebookFlow, tabOf } from './rebook-flow.ts';
import { type JourneySearch, type ResultFilters, writeQuery } from './search-params.ts';

/** The route patterns of this remote; the functions below build their URLs. */
export const paths = {
  servicesSearch: '/services-search',
  selectLocation: '/select-location',
  practitionerSearch: '/practitioner-search',
  profile: '/practitioner-search/profile/:id',
  availability: '/practitioner-search/availability/:id/:withBookingState?',
  createBooking: '/practitioner-search/availability/:id/:withBookingState?/create-booking',
  payment: '/payment/:id',
  paymentSuccess: '/payment-success/:id',
  customer: '/customer',
  customerBookings: '/customer/bookings',
  customerSettings: '/customer/settings',
  waitingList: '/customer/waiting-list',
  joinWaitingList: '/customer/waiting-list/join',
  changeWaiting: '/customer/waiting-list/:entry_id/change',
  customerReview: '/customer/reviews/:booking_id',
  customerQuestions: '/customer/questions/:booking_id',
} as const;

/** The path segment of the availability dialog that restores the saved choice. */
export const SAVED_CHOICE = 'with-booking-state';
/** The query that does the same for a rebooked appointment. */
export const savedChoiceQuery = 'choice=kept';

export function servicesSearchHref(search: Partial<JourneySearch> = {}): string {
  return withQuery(paths.servicesSearch, writeQuery(search));
}

export function selectLocationHref(search: Omit<JourneySearch, 'location'>): string {
  return withQuery(paths.selectLocation, writeQuery(search));
}

export function resultsHref(search: JourneySearch, filters?: Partial<ResultFilters>): string {
  return withQuery(paths.practitionerSearch, writeQuery(search, filters));
}

/** `query` is the query string of the linking page, with the search and its filters. */
export function profileHref(id: number, query: string): string {
  return withQuery(generatePath(paths.profile, { id: String(id) }), query);
}

export function availabilityHref(
  id: number,
  query: string,
  { withBookingState = false }: { withBookingState?: boolean } = {},
): string {
  const params = { id: String(id), withBookingState: withBookingState ? SAVED_CHOICE : null };

  return withQuery(generatePath(paths.availability, params), query);
}

/** Always restores the saved choice: without one there is nothing to create. */
export function createBookingHref(id: number, query: string): string {
  const params = { id: String(id), withBookingState: SAVED_CHOICE };

  return withQuery(generatePath(paths.createBooking, params), query);
}

export function paymentHref(id: number): string {
  return generatePath(paths.payment, { id: String(id) });
}

export function paymentSuccessHref(id: number): string {
  return generatePath(paths.paymentSuccess, { id: String(id) });
}

/** The list of bookings with one of them expanded. */
export function customerBookingHref(id: number): string {
  return withQuery(paths.customerBookings, `open-booking=${id}`);
}

/** The same booking in the list of its practitioner. */
export function practitionerBookingHref(id: number): string {
  return withQuery(siteMap.practitionerBookings, `open-booking=${id}`);
}

/** The waiting list, with what became of an offer. */
export function waitingListHref(bookingId: number): string {
  return withQuery(paths.waitingList, `offer=${bookingId}`);
}

export function changeWaitingHref(entryId: number): string {
  return generatePath(paths.changeWaiting, { entry_id: String(entryId) });
}

export function reviewHref(bookingId: number): string {
  return generatePath(paths.customerReview, { booking_id: String(bookingId) });
}

/** What a booking asks before the visit. */
export function questionsHref(bookingId: number): string {
  return generatePath(paths.customerQuestions, { booking_id: String(bookingId) });
}

/**
 * The availability dialog of a rebooking, over the tab of its flow. `isResumed` restores the saved
 * choice instead of that of the old booking.
 */
export function rebookHref(
  bookingId: number,
  flow: RebookFlow,
  { isResumed = false }: { isResumed?: boolean } = {},
): string {
  return withQuery(
    `${tabOf[flow]}/rebook-booking/${bookingId}/${flow}`,
    isResumed ? savedChoiceQuery : '',
  );
}

export function createRebookingHref(flow: Exclude<RebookFlow, 'booking'>): string {
  return `${tabOf[flow]}/rebook/create-booking`;
}

/** Whether a path is that of a page that creates a booking. */
export function isCreating(path: string): boolean {
  return /\/create-booking(\?|$)/.test(path);
}

function withQuery(path: string, query: string): string {
  const withoutMark = query.replace(/^\?/, '');

  return withoutMark === '' ? path : `${path}?${withoutMark}`;
}
