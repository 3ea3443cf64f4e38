import type { Config } from './config.ts';
import type { Db } from './database/transaction.ts';

/** What the modules are given. Made once by `main.ts`, and by each test for itself. */
export interface Deps {
  config: Config;
  db: Db;
}

declare module 'fastify' {
  interface FastifyInstance {
    deps: Deps;
  }
}
