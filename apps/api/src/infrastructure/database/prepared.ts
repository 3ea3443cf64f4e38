// Statements that run so often that parsing and planning them each time would be noticeable.
import { type RawBuilder, sql } from 'kysely';
import pg, { type PoolClient } from 'pg';

const marker = /^\/\* prepared as (\w+) \*\//;

/** Goes at the very start of a statement: each connection prepares it once, under this name. */
export function prepared(name: string): RawBuilder<unknown> {
  return sql.raw(`/* prepared as ${name} */`);
}

/**
 * Kysely passes text and values to the driver, without a name for the statement. A `Query` object
 * is faster than a query configuration, which the driver copies property by property. A marked
 * statement returns a promise, as Kysely expects, and takes no callback.
 */
export function prepareMarkedStatements(client: PoolClient): void {
  const query = client.query.bind(client) as (...all: unknown[]) => unknown;
  const queryByName = (statement: unknown, ...rest: unknown[]) => {
    const name = typeof statement === 'string' ? marker.exec(statement)?.[1] : undefined;
    if (name === undefined) return query(statement, ...rest);

    const [values] = rest;
    return new Promise((resolve, reject) => {
      const named = new pg.Query(statement as string, values as unknown[], (error, result) => {
        if (error) reject(error);
        else resolve(result);
      });
      query(Object.assign(named, { name }));
    });
  };
  Object.assign(client, { query: queryByName });
}
