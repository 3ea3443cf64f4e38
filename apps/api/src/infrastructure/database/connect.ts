import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { connectionOf, type ReadPassword } from './connection-of.ts';
import { prepareMarkedStatements } from './prepared.ts';
import type { Database } from './tables.generated.ts';
import { traceStatement } from './trace-statement.ts';

const { builtins } = pg.types;
const arrayOfBigint = 1016;
const arrayOfDate = 1182;

/** bigint and numeric become numbers, or throw if a digit were lost; days stay `YYYY-MM-DD`. */
const parsers: Record<number, (text: string) => unknown> = {
  [builtins.INT8]: exactNumber,
  [builtins.NUMERIC]: exactNumber,
  [builtins.DATE]: (text) => text,
  [arrayOfBigint]: (text) => parseArray(text).map(exactNumber),
  [arrayOfDate]: parseArray,
};

/** A forgotten query must not hold its locks forever. `deploy/postgresql` gives the role the same. */
const sessionLimits = { statement_timeout: 15_000, idle_in_transaction_session_timeout: 30_000 };

export interface ConnectOptions {
  url: string;
  readPassword?: ReadPassword | undefined;
  poolSize: number;
  /** The URL is that of a pooler in transaction mode: sessions are shared, so nothing may depend on one. */
  isShared?: boolean;
  /** Called when a connection breaks while no query runs on it. The pool replaces it by itself. */
  onIdleError?: ((error: Error) => void) | undefined;
}

const pools = new WeakMap<object, pg.Pool>();

/** How busy the connections of a pool are. */
interface PoolCounts {
  busy: number;
  idle: number;
  /** Queries that wait for a connection. */
  waiting: number;
}

export function poolCounts(db: object): PoolCounts {
  const pool = pools.get(db);
  if (!pool) throw new Error('This is no pool that connect() has made');
  const { totalCount, idleCount, waitingCount } = pool;

  return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
}

/** A pool of connections. `destroy()` closes it. */
export function connect({
  url,
  readPassword,
  poolSize,
  isShared = false,
  onIdleError = () => {},
}: ConnectOptions) {
  const pool = new pg.Pool({
    ...connectionOf(url, readPassword),
    max: poolSize,
    connectionTimeoutMillis: 10_000,
    // A pooler refuses both: there, they are settings of the role.
    ...(isShared ? {} : sessionLimits),
    application_name: 'freely-api',
    types: {
      getTypeParser: (id, format) =>
        (format !== 'binary' && parsers[id]) || pg.types.getTypeParser(id, format),
    },
  });
  // Between two queries of a transaction only this handler listens. An unhandled error event would
  // end the process.
  pool.on('connect', (client) => client.on('error', onIdleError));
  pool.on('error', () => {});
  if (!isShared) pool.on('connect', prepareMarkedStatements);

  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: traceStatement,
  });
  pools.set(db, pool);

  return db;
}

function exactNumber(text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && !Number.isSafeInteger(number)) {
    throw new RangeError(`${text} does not fit a number`);
  }

  return number;
}

/** The elements of an array whose values never hold a comma, a quote or null. */
function parseArray(text: string): string[] {
  const inner = text.slice(1, -1);

  return inner === '' ? [] : inner.split(',');
}
