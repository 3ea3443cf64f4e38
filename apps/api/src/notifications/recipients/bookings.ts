// Who gets a mail about a booking, and when the same event is the same mail.
import type { Recipient } from '../recipient.ts';

interface Booking {
  id: number;
  customer_id: number;
  practitioner_id: number;
}
interface AboutBooking<B extends Booking = Booking> {
  booking: B;
}

export const customer = ({ booking }: AboutBooking): Recipient => ({
  toUserId: booking.customer_id,
  bookingId: booking.id,
});

export const practitioner = ({ booking }: AboutBooking): Recipient => ({
  toUserId: booking.practitioner_id,
  bookingId: booking.id,
});

/** With who did it and whether it took a gift, which the state at sending time does not say. */
export const customerOfCancelled = (
  event: AboutBooking & { isGiftWithdrawn: boolean; isByOperator: boolean },
): Recipient => ({
  ...customer(event),
  detail: { is_gift_withdrawn: event.isGiftWithdrawn, is_by_operator: event.isByOperator },
});
export const practitionerOfCancelled = (
  event: AboutBooking & { isByOperator: boolean },
): Recipient => ({
  ...practitioner(event),
  detail: { is_by_operator: event.isByOperator },
});

type Versioned = AboutBooking<Booking & { calendar_sequence: number }>;

/** One mail for each move. */
const move = ({ booking: { id, calendar_sequence: sequence } }: Versioned) => ({
  reason: `booking-${id}-move-${sequence + 1}`,
});
export const customerOfMove = (event: Versioned): Recipient => ({
  ...customer(event),
  ...move(event),
});
export const practitionerOfMove = (event: Versioned): Recipient => ({
  ...practitioner(event),
  ...move(event),
});

/** One mail for what the address reads now. */
export const customerOfCorrection = (event: Versioned & { before: string }): Recipient => ({
  ...customer(event),
  reason: `booking-${event.booking.id}-address-${event.booking.calendar_sequence}`,
  detail: { address_before: event.before },
});

/** The practitioner whose change was accepted: one mail for each change. */
export const acceptedBy = (event: Versioned): Recipient => ({
  ...practitioner(event),
  reason: `booking-${event.booking.id}-accepted-${event.booking.calendar_sequence}`,
});

type Starting = AboutBooking<Booking & { starts_at: Date }>;

/** One mail for each start time, so that a moved booking is reminded again. */
const start = ({ booking: { id, starts_at: at } }: Starting) => ({
  reason: `booking-${id}-at-${at.getTime()}`,
  detail: { starts_at: at.toISOString() },
});
export const remindedCustomer = (event: Starting): Recipient => ({
  ...customer(event),
  ...start(event),
});
export const remindedPractitioner = (event: Starting): Recipient => ({
  ...practitioner(event),
  ...start(event),
});

/** One mail for each signature. */
export const signedFor = (event: AboutBooking & { signatureId: number }): Recipient => ({
  ...practitioner(event),
  reason: `signature-${event.signatureId}`,
});

/** One mail for each version that is asked after another one was signed. */
export const signsAgain = (event: {
  booking: { id: number; customer_id: number };
  questionnaireId: number;
  version: number;
}): Recipient => ({
  toUserId: event.booking.customer_id,
  bookingId: event.booking.id,
  reason: `booking-${event.booking.id}-questions-${event.questionnaireId}-${event.version}`,
});

/** Who lost a gift with a cancellation, and was told so, is told when another booking earns it again. */
export const gifted = (event: {
  giftId: number;
  customerId: number;
  bookingId: number;
}): Recipient => ({
  toUserId: event.customerId,
  bookingId: event.bookingId,
  reason: `gift-${event.giftId}-booking-${event.bookingId}`,
  detail: { gift_id: event.giftId },
});

/** Once for each time that is offered. */
export const offered = ({
  booking,
}: {
  booking: { id: number; customer_id: number };
}): Recipient => ({
  toUserId: booking.customer_id,
  bookingId: booking.id,
});
