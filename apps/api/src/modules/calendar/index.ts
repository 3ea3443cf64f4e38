import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { timeOffRoutes } from './time-off.routes.ts';

export function registerCalendar(app: FastifyInstance, deps: Deps): void {
  timeOffRoutes(app, deps);
}
