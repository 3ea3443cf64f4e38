// The fields that leave the API. Each party sees only what D39 allows of the other.
import type { Booking, PractitionerBooking } from '@freely/api-client/contract';
import { isReviewable, reportUntil } from '@freely/domain/attendance';
import { isCancelled } from '@freely/domain/booking-status';
import { areaPoint } from '@freely/domain/geo';
import { londonClock } from '@freely/domain/london-time';
import { poundsOf } from '@freely/domain/money';
import type { InferOutput } from 'valibot';
import type { Config } from '../../config.ts';
import { imageUrl } from '../../infrastructure/files/index.ts';
import { marketLanguage, translatorFor } from '../../kernel/messages/index.ts';
import { type InternalStatus, publicStatus } from './booking-lifecycle.ts';
import type { BookingView } from './booking-view.repository.ts';
import { factsOf } from './bookings.policy.ts';
import { awaitsCustomer, cancellationTerms, freeUntil } from './cancellation-terms.ts';
import { presentDispute } from './dispute.presenter.ts';
import { presentPatchTest, presentPatchTestFor, type Viewer } from './patch-test.presenter.ts';

type Location = Booking['location'];

/** Whether the viewer may see the address. */
type AddressRule = (view: BookingView) => boolean;

/** Customers always see their own home, but a salon's address only as long as they are to come. */
const customerSees: AddressRule = (view) => view.location_type === 'mobile' || areToMeet(view);
/** Practitioners always see their own salon, but a customer's home only as long as they are to visit it. */
const practitionerSees: AddressRule = (view) => view.location_type === 'salon' || areToMeet(view);

export function presentForCustomer(view: BookingView, config: Config, viewer: Viewer): Booking {
  return {
    ...commonFields(view, config, viewer),
    location: locationOf(view, customerSees(view)),
    practitioner_phone: areToMeet(view) ? view.practitioner_phone : null,
    refund_failed: poundsOf(view.refund_failed),
    late_cancelled: view.is_late_cancelled,
    review: isReviewable(factsOf(view)) && !view.has_review,
  };
}

/** The same shape, for the practitioner of the booking. */
export function presentForPractitioner(view: BookingView, config: Config, viewer: Viewer): Booking {
  return {
    ...commonFields(view, config, viewer),
    location: locationOf(view, practitionerSees(view)),
    practitioner_phone: view.practitioner_phone,
    notes: areToMeet(view) ? view.notes : '',
    review: false,
  };
}

export function presentInDashboard(
  view: BookingView,
  config: Config,
  viewer: Viewer,
): InferOutput<typeof PractitionerBooking> {
  return {
    id: view.id,
    customer_name: view.customer_name,
    customer_phone: areToMeet(view) ? view.customer_phone : null,
    treatments: treatmentsOf(view).map((each) => ({ ...each, service: each.service_type })),
    location_type: view.location_type,
    location: locationOf(view, practitionerSees(view)),
    salon_id: view.salon_id,
    date: view.starts_at.toISOString(),
    duration: durationOf(view),
    booking_status: statusOf(view.status),
    paid: isPaid(view),
    // Notes may say how to get in, so they are protected like the address.
    notes: areToMeet(view) ? view.notes : '',
    ...money(view),
    resold_price: poundsOf(view.resold_price),
    freely_fee: view.fee_percent / 100,
    cancellation_fee: poundsOf(view.cancellation_fee),
    change_to_accept: awaitsCustomer(view),
    road_before: roadOf(view.road_from, view.road_before),
    road_after: roadOf(view.road_to, view.road_after),
    dispute: presentDispute(view.dispute),
    patch_test_for: presentPatchTestFor(view.patch_test_for, config, viewer),
  };
}

function roadOf(district: string | null, minutes: number) {
  return district === null ? null : { district, minutes };
}

function commonFields(
  view: BookingView,
  config: Config,
  viewer: Viewer,
): Omit<Booking, 'location' | 'practitioner_phone' | 'review'> {
  const { day, time } = londonClock(view.starts_at);
  const isHeld = view.status === 'held';

  return {
    id: view.id,
    booking_id: view.id,
    practitioner_id: view.practitioner_id,
    practitioner_name: view.practitioner_name,
    practitioner_avatar: imageUrl(config, view.practitioner_avatar),
    practitioner_verified: view.practitioner_verified,
    practitioner_rating: view.practitioner_rating,
    practitioner_reviews_amount: view.practitioner_reviews_amount,
    practitioner_left: view.practitioner_left,
    treatments: treatmentsOf(view),
    location_type: view.location_type,
    salon_id: view.salon_id,
    salon_name: view.salon_name,
    date: day,
    start_time: `${time}:00`,
    duration: durationOf(view),
    created_at: view.created_at.toISOString(),
    booking_status: statusOf(view.status),
    paid: isPaid(view),
    notes: view.notes,
    ...money(view),
    free_cancellation_until: freeUntil(view)?.toISOString() ?? null,
    held_until: isHeld ? view.hold_until.toISOString() : null,
    cancellation_policy: cancellationTerms(view, translatorFor(marketLanguage)),
    change_to_accept: awaitsCustomer(view),
    moved_from: view.moved_from?.toISOString() ?? null,
    dispute: presentDispute(view.dispute),
    report_until: reportUntil(factsOf(view), view.marked_absent_at).toISOString(),
    patch_test: presentPatchTest(view.patch_test, config, viewer),
    questionnaires_due: view.questionnaires_due,
    questionnaires_signed: view.questionnaires_signed,
  };
}

function money(view: BookingView) {
  return {
    call_out_charge: poundsOf(view.call_out_charge),
    discount: view.discount_percent,
    discount_amount: poundsOf(view.discount_amount),
    discount_mark: view.discount_mark,
    total_amount: poundsOf(view.total_amount),
    amount_refunded: poundsOf(view.amount_refunded),
    amount_promised: poundsOf(view.amount_promised),
    charged_back: view.is_charged_back,
    resold_amount: poundsOf(view.resold_amount),
  };
}

function locationOf(view: BookingView, seesAddress: boolean): Location {
  return {
    address: seesAddress ? view.address : null,
    city: view.city,
    postcode: seesAddress ? view.postcode : null,
    country_id: 'UK',
    country_name: 'United Kingdom',
    home_location: seesAddress ? { lat: view.lat, lng: view.lon } : null,
    ...(!seesAddress && view.location_type === 'salon' && { geoposition: areaOf(view) }),
    address_object: seesAddress ? view.address_object : null,
  };
}

function areaOf({ lat, lon }: BookingView): Location['geoposition'] {
  const area = areaPoint({ lat, lon });

  return { lat: area.lat, lng: area.lon };
}

function treatmentsOf({ items }: BookingView): Booking['treatments'] {
  return items.map(({ id, name, quantity, unit_price, service_name }) => ({
    id,
    name,
    quantity,
    total_price: poundsOf(unit_price * quantity),
    service_type: service_name,
  }));
}

function durationOf({ items }: BookingView): number {
  return items.reduce((sum, item) => sum + item.unit_duration * item.quantity, 0);
}

/** What either needs of the other for a visit is theirs once it is paid, and not after it is cancelled (D105). */
function areToMeet(view: BookingView): boolean {
  return isPaid(view) && !isCancelled(view.status);
}

function isPaid({ paid_at }: BookingView): boolean {
  return paid_at !== null;
}

function statusOf(status: InternalStatus): Booking['booking_status'] {
  const shown = publicStatus(status);
  if (shown === null) throw new Error('An expired booking must not be shown');

  return shown;
}
