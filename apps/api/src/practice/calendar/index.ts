export { calendarData } from './personal-data.repository.ts';

import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { feedRoutes } from './feeds.routes.ts';
import { ownedFeeds } from './owned-feeds.ts';
import { ownedTimeOff } from './owned-time-off.ts';
import { timeOffRoutes } from './time-off.routes.ts';

export { findCalendarOwner } from './own-calendar-url.ts';
export { queueDueFeeds, readFeed } from './read-feed.ts';
export { refuseOverBookings } from './refuse-over-bookings.ts';
export { subscribeCalendar } from './subscribe.ts';
export { listTimeOff } from './time-off.repository.ts';

export function registerCalendar(app: FastifyInstance, deps: Deps): void {
  app.ownedObjects.set('time_off', ownedTimeOff);
  app.ownedObjects.set('calendar_feed', ownedFeeds);
  timeOffRoutes(app, deps);
  feedRoutes(app, deps);
}
