// Statements that run so often that parsing and planning them each time would be noticeable.
import { type RawBuilder, sql } from 'kysely';
import pg, { type PoolClient } from 'pg';
import { codeOf, isOutdatedPlan } from './errors.ts';

const inFailedTransaction = '25P02';
const marker = /^\/\* prepared as (\w+) \*\//;

/** Goes at the very start of a statement: each connection prepares it once, under this name. */
export function prepared(name: string): RawBuilder<unknown> {
  return sql.raw(`/* prepared as ${name} */`);
}

/**
 * Kysely passes text and values to the driver, without a name for the statement. A `Query` object
 * is faster than a query configuration, which the driver copies property by property. A marked
 * statement returns a promise, as Kysely expects, and takes no callback.
 *
 * When a migration changes what a statement returns, the database refuses what is prepared of it. It is
 * then prepared anew, under another name.
 */
export function prepareMarkedStatements(client: PoolClient): void {
  const query = client.query.bind(client) as (...all: unknown[]) => unknown;
  const timesOutdated = new Map<string, number>();
  const runNamed = (name: string, statement: string, values: unknown[]) =>
    new Promise((resolve, reject) => {
      const named = new pg.Query(statement, values, (error, result) => {
        if (error) reject(error);
        else resolve(result);
      });
      query(Object.assign(named, { name: `${name}${timesOutdated.get(name) ?? ''}` }));
    });
  const queryByName = (statement: unknown, ...rest: unknown[]) => {
    const name = typeof statement === 'string' ? marker.exec(statement)?.[1] : undefined;
    if (name === undefined) return query(statement, ...rest);

    const run = () => runNamed(name, statement as string, rest[0] as unknown[]);
    return run().catch((error: unknown) => {
      if (!isOutdatedPlan(error)) throw error;
      timesOutdated.set(name, (timesOutdated.get(name) ?? 0) + 1);
      // In a transaction nothing more can run: `inTransaction` begins again.
      return run().catch((second: unknown) => {
        throw codeOf(second) === inFailedTransaction ? error : second;
      });
    });
  };
  Object.assign(client, { query: queryByName });
}
