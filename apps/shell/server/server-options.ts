import { type FastifyServerOptions, LogController } from 'fastify';
import type { ServerSettings } from './settings.ts';
import { unreadableRequests } from './unreadable-request.ts';

/** How the server takes requests, and what it writes of them. */
export function serverOptions(settings: ServerSettings): FastifyServerOptions {
  return {
    forceCloseConnections: 'idle',
    // Addresses have postcodes and the tokens of links in them.
    logController: new LogController({ disableRequestLogging: true }),
    ...unreadableRequests(settings),
  };
}
