import { lateAfterMinutes, reportHours } from '@freely/domain/attendance';
import type { MailContent } from '../mail-content.ts';
import type { AboutBooking } from '../mail-facts.ts';
import { dateOf } from './booking-format.ts';

/** The appointment is over, and the customer may review it (D24). */
export function reviewRequest({ to, booking, shellUrl }: AboutBooking): MailContent | null {
  if (booking.status !== 'completed' || booking.has_review) return null;
  const { practitioner_name: name } = booking;

  return {
    subject: `How was your appointment with ${name}?`,
    heading: `How was your appointment with ${name}?`,
    paragraphs: [
      `Hello ${to.firstName}, we hope that you enjoyed your appointment on ${dateOf(booking)}. Your review helps others to choose, and takes only a minute.`,
    ],
    action: { label: 'Write a review', url: `${shellUrl}/customer/reviews/${booking.id}` },
    closing: [
      `Was your practitioner more than ${lateAfterMinutes} minutes late, or did they not come? Tell us on your bookings page within ${reportHours} hours of the appointment.`,
    ],
  };
}
