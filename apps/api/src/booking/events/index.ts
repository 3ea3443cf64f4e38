// What happens to bookings. Who must react subscribes to it; see kernel/events. A booking in an
// event is locked, and is as it was before the change.
import { defineEvent } from '../../kernel/events/index.ts';
import type { LockedBooking } from '../bookings/index.ts';

export { addressGiven } from '../bookings/index.ts';

/** It is paid, or there was nothing to pay. */
export const bookingConfirmed = defineEvent<{ booking: LockedBooking }>('booking.confirmed');

/** A confirmed booking was cancelled. A hold is released. */
export const bookingCancelled = defineEvent<{
  booking: LockedBooking;
  by: 'customer' | 'practitioner';
  isRefunded: boolean;
  /** The practitioner does not work at its time (D31), so nobody else can have it. */
  isTimeBlocked: boolean;
  /** The customer was told of a surprise that now waits for another booking (D27). */
  isGiftWithdrawn: boolean;
  /** Of an account that an operator suspended: neither party did it. */
  isByOperator: boolean;
}>('booking.cancelled');

/** An unpaid booking no longer holds its time: the hold ended, gave way to another, or was cancelled. */
export const holdReleased = defineEvent<{
  booking: LockedBooking;
  why: 'ended' | 'replaced' | 'cancelled';
  /** Who cancelled it. */
  by?: 'customer' | 'practitioner';
}>('hold.released');

export const bookingMoved = defineEvent<{ booking: LockedBooking }>('booking.moved');

/** The address of its salon was corrected, and reads otherwise than the customer was told (D95). */
export const addressCorrected = defineEvent<{ booking: LockedBooking; before: string }>(
  'address.corrected',
);

/** The customer accepted a time that the practitioner chose at short notice (D25). */
export const changeAccepted = defineEvent<{ booking: LockedBooking }>('change.accepted');

export const bookingCompleted = defineEvent<{ booking: LockedBooking }>('booking.completed');

/** The customer signed answers, whatever they are (D89). */
export const questionnaireSigned = defineEvent<{ booking: LockedBooking; signatureId: number }>(
  'questionnaire.signed',
);

/** A visit to come is asked other questions than its customer has signed (D89). */
export const questionsChanged = defineEvent<{
  booking: Pick<LockedBooking, 'id' | 'customer_id'>;
  questionnaireId: number;
  version: number;
}>('questions.changed');

/** Once for each start time, a day ahead (D52). */
export const reminderDue = defineEvent<{
  booking: Pick<LockedBooking, 'id' | 'customer_id' | 'practitioner_id' | 'starts_at'>;
}>('reminder.due');

export const noShowMarked = defineEvent<{ booking: LockedBooking }>('no-show.marked');

export const latenessReported = defineEvent<{ booking: LockedBooking }>('lateness.reported');

export const disputeSettled = defineEvent<{
  booking: LockedBooking;
  outcome: 'for_customer' | 'for_practitioner';
  /** Not when the customer was there, whom a no-show had kept from that (D100). */
  isRefunded: boolean;
}>('dispute.settled');

/** By the booking, which is the customer's third, sixth and so on (D27). */
export const giftEarned = defineEvent<{ giftId: number; customerId: number; bookingId: number }>(
  'gift.earned',
);

/** A time is held for somebody on a waiting list. */
export const offerMade = defineEvent<{ booking: { id: number; customer_id: number } }>(
  'offer.made',
);
