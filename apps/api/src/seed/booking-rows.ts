// Planned bookings as rows of 0002-bookings.sql, with their payments and ledger entries.
import { earningOf } from '@freely/domain/fees';
import {
  chargeMovement,
  type Movement,
  partUndoneMovements,
  refundMovement,
  saleMovements,
  saleUndoneMovements,
} from '../money/ledger/index.ts';
import { payoutMovements } from './payout-rows.ts';
import type { PlannedBooking, PlannedMarket } from './plan.ts';

const minute = 60_000;
const feePercent = 20;
const paidAfter = 4 * minute;

const paidAt = ({ bookedAt }: PlannedBooking) => new Date(bookedAt.getTime() + paidAfter);

export function bookingRows({ bookings }: PlannedMarket) {
  return bookings.map((booking) => ({
    id: booking.id,
    practitioner_id: booking.practitioner.id,
    customer_id: booking.customer.id,
    status: booking.status,
    starts_at: booking.startsAt,
    ends_at: booking.endsAt,
    during: `[${booking.startsAt.toISOString()},${booking.endsAt.toISOString()})`,
    location_type: booking.salonId === null ? 'mobile' : 'salon',
    salon_id: booking.salonId,
    address: booking.place.address,
    city: booking.place.city,
    postcode: booking.place.postcode,
    lat: booking.place.lat,
    lon: booking.place.lon,
    notes: '',
    call_out_charge: booking.callOutCharge,
    discount_percent: booking.discountPercent,
    discount_amount: booking.discountAmount,
    discount_mark: booking.discountPercent > 0 ? 'rebook' : null,
    total_amount: booking.total,
    is_patch_test: booking.testFor !== null,
    fee_percent: feePercent,
    paid_at: paidAt(booking),
    hold_until: new Date(booking.bookedAt.getTime() + 15 * minute),
    created_at: booking.bookedAt,
    updated_at: booking.cancelledAt ?? paidAt(booking),
  }));
}

export function itemRows({ bookings }: PlannedMarket) {
  return bookings.flatMap(({ id, items }) =>
    items.map(({ offer, quantity }) => ({
      booking_id: id,
      sub_service_id: offer.id,
      name: offer.name,
      service_name: offer.category,
      quantity,
      unit_price: offer.price,
      unit_duration: offer.duration,
    })),
  );
}

export function eventRows(market: PlannedMarket) {
  const recorded = market.bookings.flatMap(({ testFor, practitioner }) =>
    testFor?.recorded
      ? [
          {
            booking_id: testFor.bookingId,
            kind: 'patch_test_recorded',
            actor_id: practitioner.id,
            detail: {},
            at: testFor.recorded.at,
          },
        ]
      : [],
  );
  const ofBookings = market.bookings.flatMap((booking) => {
    const { id, customer, practitioner, status, resold } = booking;
    const event = (kind: string, actorId: number | null, at: Date) => ({
      booking_id: id,
      kind,
      actor_id: actorId,
      detail: {},
      at,
    });
    const ends = {
      confirmed: [],
      completed: [event('completed', null, booking.endsAt)],
      cancelled_by_customer: [event(status, customer.id, booking.cancelledAt ?? booking.endsAt)],
      cancelled_by_practitioner: [
        event(status, practitioner.id, booking.cancelledAt ?? booking.endsAt),
      ],
    };

    return [
      event('held', customer.id, booking.bookedAt),
      event('payment_succeeded', null, paidAt(booking)),
      event('confirmed', null, paidAt(booking)),
      ...ends[status],
      ...(resold
        ? [
            {
              ...event('time_sold_again', null, resold.at),
              detail: { amount: resold.amount, booking_id: resold.soldId },
            },
          ]
        : []),
    ];
  });

  return [...ofBookings, ...recorded];
}

/** Each booking has one payment, which is for its patch test, too. */
const paidBookings = ({ bookings }: PlannedMarket) =>
  bookings.filter(({ testFor }) => testFor === null);

/** What was returned to the customer, and why. */
function refundOf({ isRefunded, resold, status, total, cancelledAt, bookedAt }: PlannedBooking) {
  if (resold) return { amount: resold.amount, reason: 'resold', at: resold.at };

  return isRefunded ? { amount: total, reason: status, at: cancelledAt ?? bookedAt } : null;
}

export function paymentRows(market: PlannedMarket) {
  return paidBookings(market).map((booking, index) => ({
    id: index + 1,
    booking_id: booking.id,
    // With a timestamp: a market that is loaded again must not reuse the ids of the previous one.
    intent_id: `pi_demo_${booking.id}_${booking.bookedAt.getTime()}`,
    status: 'succeeded',
    amount: booking.total,
    captured: booking.total,
    refunded: refundOf(booking)?.amount ?? 0,
    created_at: booking.bookedAt,
    updated_at: refundOf(booking)?.at ?? booking.cancelledAt ?? paidAt(booking),
  }));
}

export function refundRows(market: PlannedMarket) {
  return paidBookings(market).flatMap((booking, index) => {
    const refund = refundOf(booking);

    return refund
      ? [
          {
            payment_id: index + 1,
            operation_key: `refund-${refund.reason}:demo-${booking.id}`,
            refund_id: `re_demo_${booking.id}`,
            status: 'succeeded',
            amount: refund.amount,
            reason: refund.reason,
            created_at: refund.at,
          },
        ]
      : [];
  });
}

/** Two entries for each movement, which sum to zero (D23). */
export function ledgerRows(market: PlannedMarket, now: Date) {
  const movements = [...market.bookings.flatMap(movementsOf), ...payoutMovements(market, now)];
  const transactions = movements.map(({ booking, at, kind }, index) => ({
    id: index + 1,
    kind,
    booking_id: booking.id,
    operation_key: `${kind}:booking-${booking.id}`,
    at,
  }));
  const entries = movements.flatMap(({ from, to, amount }, index) => [
    { tx_id: index + 1, account: to, amount },
    { tx_id: index + 1, account: from, amount: -amount },
  ]);

  return { transactions, entries };
}

/** Of a price before discounts. */
const feeOf = (price: number): number => earningOf(price, 0, feePercent).fee;

type Moved = Movement & { booking: PlannedBooking; at: Date };

function movementsOf(booking: PlannedBooking): Moved[] {
  const { customer, practitioner, total } = booking;
  const sold = {
    customerId: customer.id,
    practitionerId: practitioner.id,
    total,
    discount: booking.discountAmount,
    feePercent,
  };
  const paid = [chargeMovement(customer.id, total), ...saleMovements(sold)];
  const at = paidAt(booking);
  const refunded = refundOf(booking);
  const refundedAt = refunded?.at ?? at;
  const undone = booking.resold
    ? partUndoneMovements(sold, { ...booking.resold, fee: feeOf(booking.resold.price) })
    : saleUndoneMovements(sold);
  const refund = refunded ? [...undone, refundMovement(customer.id, refunded.amount)] : [];

  return [
    ...paid.map((movement) => ({ ...movement, booking, at })),
    ...refund.map((movement) => ({ ...movement, booking, at: refundedAt })),
  ].filter(({ amount }) => amount > 0);
}

export function reviewRows({ bookings, invitedReviews }: PlannedMarket) {
  const rows = [
    ...bookings.flatMap(({ id, practitioner, customer, review }) =>
      review === null
        ? []
        : [{ id, practitioner, name: `${customer.firstName} ${customer.lastName}`, review }],
    ),
    ...invitedReviews.map((each) => ({ id: null, ...each })),
  ];

  return rows.map(({ id, practitioner, name, review: { ratings, text, at } }) => ({
    practitioner_id: practitioner.id,
    booking_id: id,
    reviewer_name: name,
    friendliness: ratings[0],
    communication: ratings[1],
    satisfaction: ratings[2],
    timekeeping: ratings[3],
    text,
    created_at: at,
  }));
}
