import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type Call,
  type CallInput,
  type CallResponse,
  type ErrorResponse,
  fillPath,
  queryPairs,
} from '@freely/api-client/contract';
import { createTestDatabase } from '@freely/tools/test-database';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { buildApp } from '../../src/app.ts';
import { type Config, readConfig } from '../../src/config.ts';
import { connect } from '../../src/infrastructure/database/connect.ts';
import { migrate, readMigrations } from '../../src/infrastructure/migrations/index.ts';
import { closeDeps, openDeps } from '../../src/open-deps.ts';
import { impersonate } from './impersonate.ts';
import { freeSlot, makePractitioner, type PractitionerParts } from './make-practitioner.ts';
import { makeAdmin, makeCustomer, type TestUser } from './make-users.ts';

export interface TestResponse<Body> {
  status: number;
  /** The body of the call's response or of an error: each test knows which one it expects. */
  body: Body & ErrorResponse;
  headers: Record<string, unknown>;
}

export interface CallOptions {
  as?: TestUser | undefined;
  headers?: Record<string, string> | undefined;
  /** The IP address that the call appears to come from. */
  ip?: string | undefined;
}

export type TestApi = Awaited<ReturnType<typeof startTestApi>>;

/**
 * The whole API over a fresh, migrated, otherwise empty PostgreSQL of its own. Calls go through
 * the real application, without a port. Close it in `afterAll`.
 */
export async function startTestApi(
  changes: Partial<Config> = {},
  /** SQL for the fresh database, run before anything else connects to it. */
  arrange = '',
) {
  const database = await createTestDatabase({
    version: readMigrations().version,
    prepare: (url) => migrate(url),
  });
  if (arrange) {
    const arrangeDb = connect({ url: database.url, poolSize: 1 });
    await sql.raw(arrange).execute(arrangeDb);
    await arrangeDb.destroy();
  }
  const folder = mkdtempSync(join(tmpdir(), 'freely-files-'));
  const defaults = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
  });
  const config: Config = {
    ...defaults,
    // Nobody answers there. A product that runs on the same machine has a sandbox at the default address.
    stripe: { ...defaults.stripe, apiUrl: 'http://localhost:9' },
    database: { url: database.url, directUrl: database.url, poolSize: 20 },
    // Without a worker, only what the test triggers happens.
    role: 'api',
    filesUrl: pathToFileURL(folder).href,
    ...changes,
  };
  const deps = await openDeps(config, () => {});
  const { db } = deps;
  // A test books as often as it needs; hold-limits.test.ts sets the limits that it is about.
  await sql`update settings set customer_open_holds = 1000, network_open_holds = 10000,
    practitioner_day_open_holds = 1000, free_lapsed_holds = 1000`.execute(db);
  const app = await buildApp(deps);
  await app.ready();

  return {
    app,
    db,
    deps,
    call: <C extends Call>(call: C, input: CallInput<C>, options: CallOptions = {}) =>
      makeCall(app, config, call, input, options),
    makeCustomer: (parts: Partial<TestUser> = {}) => makeCustomer(db, parts),
    makeAdmin: () => makeAdmin(db),
    makePractitioner: (parts: PractitionerParts = {}) => makePractitioner(db, parts),
    /** The same user, with the token of an admin who impersonates them. */
    impersonate: <T extends TestUser>(user: T, admin?: TestUser) => impersonate(db, user, admin),
    freeSlot,
    close: async () => {
      await app.close();
      await closeDeps(deps);
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function makeCall<C extends Call>(
  app: FastifyInstance,
  config: Config,
  call: C,
  input: CallInput<C>,
  { as, headers = {}, ip }: CallOptions,
): Promise<TestResponse<CallResponse<C>>> {
  const parts = input as { body?: unknown };
  const response = await app.inject({
    method: call.method,
    url: config.basePath + urlOf(call, input),
    headers: { ...(as ? { authorization: `Bearer ${as.token}` } : {}), ...headers },
    ...(parts.body === undefined ? {} : { payload: parts.body as object }),
    ...(ip ? { remoteAddress: ip } : {}),
  });

  return { status: response.statusCode, body: response.json(), headers: response.headers };
}

type Values = Record<string, unknown>;

/** The URL below the base path, with params and query filled in. */
export function urlOf({ path }: Call, input: unknown): string {
  const { params, query } = input as { params?: Values; query?: Values };
  const pairs = queryPairs(query);

  return fillPath(path, params) + (pairs.size === 0 ? '' : `?${pairs}`);
}
