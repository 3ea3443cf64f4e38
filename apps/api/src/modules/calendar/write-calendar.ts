import { brand } from '@freely/domain/brand';
import ical, { ICalCalendarMethod, ICalEventBusyStatus } from 'ical-generator';
import type { Db } from '../../database/transaction.ts';
import { type BookingView, viewsOfPractitioner } from '../bookings/index.ts';
import { listTimeOff } from './time-off.repository.ts';

const day = 24 * 3_600_000;
/** Calendar programs keep what they have read; this is for those that start anew. */
const daysBack = 90;
const secondsBetweenReadings = 15 * 60;

/**
 * A practitioner's bookings and time off as an iCalendar file. It leaves the house for other
 * companies' servers, so it holds neither phones nor streets, and of a client only what
 * clients see of each other: those who need more open the booking. Busy times that were read
 * elsewhere stay where they came from.
 */
export async function writeCalendar(
  db: Db,
  practitionerId: number,
  shellUrl: string,
): Promise<string> {
  const { hostname } = new URL(shellUrl);
  const since = Date.now() - daysBack * day;
  const calendar = ical({
    name: brand.name,
    prodId: { company: brand.name, product: brand.name, language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: secondsBetweenReadings,
  });
  for (const booking of await viewsOfPractitioner(db, practitionerId)) {
    if (booking.status.startsWith('cancelled_') || booking.ends_at.getTime() < since) continue;
    calendar.createEvent({
      id: `booking-${booking.id}@${hostname}`,
      sequence: booking.calendar_sequence,
      start: booking.starts_at,
      end: booking.ends_at,
      summary: summaryOf(booking),
      location: `${booking.city} ${booking.postcode.split(' ')[0] ?? ''}`.trim(),
      url: `${shellUrl}/practitioner/bookings?open-booking=${booking.id}`,
      busystatus: ICalEventBusyStatus.BUSY,
    });
  }
  for (const off of await listTimeOff(db, practitionerId)) {
    if (off.to < since) continue;
    calendar.createEvent({
      id: `time-off-${off.id}@${hostname}`,
      start: new Date(off.from),
      end: new Date(off.to),
      summary: off.title,
      busystatus: ICalEventBusyStatus.OOF,
    });
  }

  return calendar.toString();
}

function summaryOf({ items, location_type, customer_name }: BookingView): string {
  const treatments = items.map(({ name, quantity }) =>
    quantity > 1 ? `${quantity} × ${name}` : name,
  );
  const [first = ''] = customer_name.split(' ');
  const where = location_type === 'mobile' ? 'home visit' : 'salon';

  return `${treatments.join(', ')} · ${first} · ${where}`;
}
