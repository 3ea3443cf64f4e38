import { defineEvent } from '../../kernel/events/index.ts';

/** Where to come, which a confirmed home visit did not say yet. Others find it among the events of bookings. */
export const addressGiven = defineEvent<{
  booking: { id: number; customer_id: number; practitioner_id: number };
}>('address.given');
