import { cancellationTerms } from '../../booking/bookings/index.ts';
import { appointmentFile, bookingUrl } from '../../booking/calendar/index.ts';
import type { MailContent } from '../mail-content.ts';
import type { AboutBooking } from '../mail-facts.ts';
import { factsOf, patchTestFact, placeFact } from './booking-facts.ts';
import { dateOf, isConfirmedOrCompleted, money } from './booking-format.ts';
import { questionsLink } from './questions-link.ts';

/**
 * The confirmation. From now on the customer may see the phone number and a salon's address (D39).
 */
export function bookingPaidCustomer(about: AboutBooking): MailContent | null {
  const { booking, firstName, t } = about;
  if (!isConfirmedOrCompleted(booking)) return null;
  const { call_out_charge: callOut, discount_amount: discount, practitioner_name: name } = booking;

  return {
    subject: t('booking_paid_customer.subject', { date: dateOf(booking) }),
    heading: t('booking_paid_customer.heading'),
    paragraphs: [
      t(
        booking.total_amount > 0 ? 'booking_paid_customer.text' : 'booking_paid_customer.textFree',
        {
          firstName,
          name,
        },
      ),
    ],
    facts: [
      ...factsOf(about, 'reference', 'practitioner', 'practitionerPhone'),
      ...patchTestFact(about),
      ...factsOf(about, 'date', 'time', 'treatments'),
      placeFact(about, 'toCustomer'),
      ...(callOut > 0 ? [[t('facts.callOutCharge'), money(callOut)] as const] : []),
      ...(discount > 0 ? [[t('facts.discount'), money(-discount)] as const] : []),
      ...factsOf(about, 'totalPaid'),
    ],
    ...questionsLink(about),
    action: { label: t('actions.seeAppointment'), url: bookingUrl(about, 'customer') },
    closing: [cancellationTerms(booking, t)],
    attachments: [appointmentFile(about, 'customer')],
  };
}
