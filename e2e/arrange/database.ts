import { Client } from 'pg';
import { serviceUrl } from './service-urls.ts';

/** Runs a SQL statement, for changes that only time brings about. Returns the number of rows. */
export async function executeSql(statement: string, values: unknown[]): Promise<number> {
  const client = new Client({ connectionString: serviceUrl('DATABASE_URL') });
  await client.connect();
  try {
    return (await client.query(statement, values)).rowCount ?? 0;
  } finally {
    await client.end();
  }
}
