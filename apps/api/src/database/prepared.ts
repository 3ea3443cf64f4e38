// Statements that are asked so often that reading and planning them each time would be felt.
import { type RawBuilder, sql } from 'kysely';
import pg, { type PoolClient } from 'pg';

const mark = /^\/\* prepared as (\w+) \*\//;

/** At the very start of a statement: each connection prepares it once, under this name. */
export function prepared(name: string): RawBuilder<unknown> {
  return sql.raw(`/* prepared as ${name} */`);
}

/**
 * Kysely gives text and values to the driver, and has no place for a name. Named by a configuration
 * instead of a query of its own, the driver copies it property by property, which is felt too. A
 * marked statement is answered by a promise, as Kysely asks for it, and takes no callback.
 */
export function prepareMarked(client: PoolClient): void {
  const ask = client.query.bind(client) as (...all: unknown[]) => unknown;
  const askByName = (statement: unknown, ...rest: unknown[]) => {
    const name = typeof statement === 'string' ? mark.exec(statement)?.[1] : undefined;
    if (name === undefined) return ask(statement, ...rest);

    const [values] = rest;
    return new Promise((resolve, reject) => {
      const query = new pg.Query(statement as string, values as unknown[], (error, result) => {
        if (error) reject(error);
        else resolve(result);
      });
      ask(Object.assign(query, { name }));
    });
  };
  Object.assign(client, { query: askByName });
}
