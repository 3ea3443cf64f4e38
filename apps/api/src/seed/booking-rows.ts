// Planned bookings as rows of 0002-bookings.sql, with their payments and ledger entries.
import {
  chargeMovement,
  type Movement,
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

export function eventRows({ bookings }: PlannedMarket) {
  return bookings.flatMap((booking) => {
    const { id, customer, practitioner, status } = booking;
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
    ];
  });
}

export function paymentRows({ bookings }: PlannedMarket) {
  return bookings.map((booking, index) => ({
    id: index + 1,
    booking_id: booking.id,
    // With a timestamp: a market that is loaded again must not reuse the ids of the previous one.
    intent_id: `pi_demo_${booking.id}_${booking.bookedAt.getTime()}`,
    status: 'succeeded',
    amount: booking.total,
    captured: booking.total,
    refunded: booking.isRefunded ? booking.total : 0,
    created_at: booking.bookedAt,
    updated_at: booking.cancelledAt ?? paidAt(booking),
  }));
}

export function refundRows({ bookings }: PlannedMarket) {
  return bookings.flatMap((booking, index) =>
    booking.isRefunded
      ? [
          {
            payment_id: index + 1,
            operation_key: `refund-${booking.status}:demo-${booking.id}`,
            refund_id: `re_demo_${booking.id}`,
            status: 'succeeded',
            amount: booking.total,
            reason: booking.status,
            created_at: booking.cancelledAt ?? booking.bookedAt,
          },
        ]
      : [],
  );
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
  const refundedAt = booking.cancelledAt ?? at;
  const refund = booking.isRefunded
    ? [...saleUndoneMovements(sold), refundMovement(customer.id, total)]
    : [];

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
