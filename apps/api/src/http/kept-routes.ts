import type { Call } from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';

export interface KeptRoute {
  method: string;
  url: string;
  /** Where the route serves a call of the contract. */
  call: Call | null;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Everything that is served, for the documents and the policy. */
    keptRoutes: KeptRoute[];
  }
  interface FastifyContextConfig {
    call?: Call;
  }
}

/** Before any route is added. What Fastify and CORS answer by themselves is not kept. */
export function keepRoutes(app: FastifyInstance): void {
  const kept: KeptRoute[] = [];
  app.decorate('keptRoutes', kept);
  app.addHook('onRoute', ({ method, url, config }) => {
    for (const one of [method].flat()) {
      if (one === 'HEAD' || one === 'OPTIONS') continue;
      kept.push({ method: one, url, call: config?.call ?? null });
    }
  });
}
