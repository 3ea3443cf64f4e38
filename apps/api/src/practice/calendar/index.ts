import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { feedRoutes } from './feeds.routes.ts';
import { timeOffRoutes } from './time-off.routes.ts';

export { queueDueFeeds, readFeed } from './read-feed.ts';

export function registerCalendar(app: FastifyInstance, deps: Deps): void {
  timeOffRoutes(app, deps);
  feedRoutes(app, deps);
}
