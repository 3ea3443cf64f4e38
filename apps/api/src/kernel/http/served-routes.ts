import type { Call } from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';

export interface ServedRoute {
  method: string;
  url: string;
  /** The call of the contract that the route serves, if any. */
  call: Call | null;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** All routes, for the API docs and the policy test. */
    servedRoutes: ServedRoute[];
  }
  interface FastifyContextConfig {
    call?: Call;
  }
}

/** Must run before any route is added. HEAD routes of Fastify and OPTIONS of CORS are left out. */
export function recordRoutes(app: FastifyInstance): void {
  const routes: ServedRoute[] = [];
  app.decorate('servedRoutes', routes);
  app.addHook('onRoute', ({ method, url, config }) => {
    for (const one of [method].flat()) {
      if (one === 'HEAD' || one === 'OPTIONS') continue;
      routes.push({ method: one, url, call: config?.call ?? null });
    }
  });
}
