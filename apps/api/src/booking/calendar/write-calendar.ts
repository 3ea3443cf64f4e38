import { outwardCode } from '@freely/domain/postcode';
import { millisecondsInDay } from 'date-fns/constants';
import ical, { ICalCalendarMethod, ICalEventBusyStatus } from 'ical-generator';
import type { Db } from '../../infrastructure/database/index.ts';
import { readBrand } from '../../kernel/brand/index.ts';
import { marketLanguage, type Translate, translatorFor } from '../../kernel/messages/index.ts';
import { listTimeOff } from '../../practice/calendar/index.ts';
import { type BookingView, viewsOfPractitioner } from '../bookings/index.ts';

/** Past events are for calendar apps that read the calendar for the first time. */
const daysBack = 90;
const refreshSeconds = 15 * 60;

/**
 * A practitioner's bookings and time off as an iCalendar file. Calendar apps store it on other
 * companies' servers, so it has no phone numbers or street addresses, and only the first name of
 * the customer; each event links to the booking. Busy times of external calendars are left out.
 */
export async function writeCalendar(
  db: Db,
  practitionerId: number,
  shellUrl: string,
): Promise<string> {
  const { hostname } = new URL(shellUrl);
  const since = Date.now() - daysBack * millisecondsInDay;
  const brand = await readBrand(db);
  const t = translatorFor(marketLanguage);
  const calendar = ical({
    name: brand.name,
    prodId: { company: brand.name, product: brand.name, language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
  });
  for (const booking of await viewsOfPractitioner(db, practitionerId)) {
    if (booking.status.startsWith('cancelled_') || booking.ends_at.getTime() < since) continue;
    calendar.createEvent({
      id: `booking-${booking.id}@${hostname}`,
      sequence: booking.calendar_sequence,
      start: booking.starts_at,
      end: booking.ends_at,
      summary: summaryOf(booking, t),
      location: `${booking.city} ${outwardCode(booking.postcode)}`.trim(),
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

function summaryOf(
  { items, location_type: place, customer_name }: BookingView,
  t: Translate,
): string {
  const treatments = items.map(({ name, quantity }) =>
    quantity > 1 ? `${quantity} × ${name}` : name,
  );
  const [name = ''] = customer_name.split(' ');

  return t(`shared.${place}`, { ns: 'api/calendar', treatments: treatments.join(', '), name });
}
