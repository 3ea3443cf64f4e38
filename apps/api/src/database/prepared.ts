// Statements that are asked so often that reading and planning them each time would be felt.
import { type RawBuilder, sql } from 'kysely';
import type { PoolClient, QueryConfig } from 'pg';

const mark = /^\/\* prepared as (\w+) \*\//;

/** At the very start of a statement: each connection prepares it once, under this name. */
export function prepared(name: string): RawBuilder<unknown> {
  return sql.raw(`/* prepared as ${name} */`);
}

type Ask = (statement: string | QueryConfig, ...rest: unknown[]) => unknown;

/** Kysely gives text and values to the driver, and has no place for a name. */
export function prepareMarked(client: PoolClient): void {
  const ask: Ask = client.query.bind(client);
  const askByName: Ask = (statement, ...rest) => {
    const name = typeof statement === 'string' ? mark.exec(statement)?.[1] : undefined;

    return ask(name === undefined ? statement : { name, text: statement as string }, ...rest);
  };
  Object.assign(client, { query: askByName });
}
