import { Readable } from 'node:stream';
import { calendarBookings, calendarFile, downloadAppointment } from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { readBrand } from '../../kernel/brand/index.ts';
import { AppError, notFound } from '../../kernel/errors/index.ts';
import { serve } from '../../kernel/http/index.ts';
import { marketLanguage, translatorFor } from '../../kernel/messages/index.ts';
import { findCalendarOwner } from '../../practice/calendar/index.ts';
import { presentInDashboard, readBooking, viewsOfPractitioner } from '../bookings/index.ts';
import { appointmentFile } from './appointment-file.ts';
import { writeCalendar } from './write-calendar.ts';

/**
 * Bookings in calendars: a customer's appointment as a file; a practitioner's bookings in the
 * dashboard, and in any app that reads the calendar file.
 */
export function calendarRoutes(app: FastifyInstance, { db, config }: Deps): void {
  serve(app, calendarBookings, async ({ user }) => {
    const views = await viewsOfPractitioner(db, user.id);

    return views
      .filter(({ status }) => !status.startsWith('cancelled_'))
      .map((view) => presentInDashboard(view, config, user));
  });

  serve(app, downloadAppointment, async ({ params }) => {
    const booking = await readBooking(db, params.id);
    if (booking.status === 'held') throw new AppError('wrong_state', 'bookings.notPaidYet');
    const { content } = appointmentFile(
      {
        brand: await readBrand(db),
        booking,
        shellUrl: config.shellUrl,
        t: translatorFor(marketLanguage),
      },
      'customer',
    );

    return Readable.from([content]);
  });

  serve(app, calendarFile, async ({ params, reply }) => {
    const owner = await findCalendarOwner(db, params.file);
    if (owner === null) throw notFound();
    const calendar = await writeCalendar(db, owner, config.shellUrl);
    reply.type('text/calendar; charset=utf-8').header('cache-control', 'private, no-store');

    return calendar;
  });
}
