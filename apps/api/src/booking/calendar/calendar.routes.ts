import { calendarBookings, calendarFile } from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../kernel/errors/index.ts';
import { serve } from '../../kernel/http/index.ts';
import { findCalendarOwner } from '../../practice/calendar/index.ts';
import { presentInDashboard, viewsOfPractitioner } from '../bookings/index.ts';
import { writeCalendar } from './write-calendar.ts';

/** A practitioner's bookings in calendars: the dashboard's, and any app that reads the file. */
export function calendarRoutes(app: FastifyInstance, { db, config }: Deps): void {
  serve(app, calendarBookings, async ({ user }) => {
    const views = await viewsOfPractitioner(db, user.id);

    return views
      .filter(({ status }) => !status.startsWith('cancelled_'))
      .map((view) => presentInDashboard(view));
  });

  serve(app, calendarFile, async ({ params, reply }) => {
    const owner = await findCalendarOwner(db, params.file);
    if (owner === null) throw notFound();
    const calendar = await writeCalendar(db, owner, config.shellUrl);
    reply.type('text/calendar; charset=utf-8').header('cache-control', 'private, no-store');

    return calendar;
  });
}
