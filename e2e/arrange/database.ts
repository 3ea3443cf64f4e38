import { Client } from 'pg';
import { address } from './addresses.ts';

/** Makes true what only time would: moves appointments, ends holds. Answers how many rows changed. */
export async function change(statement: string, values: unknown[]): Promise<number> {
  const client = new Client({ connectionString: address('DATABASE_URL') });
  await client.connect();
  try {
    return (await client.query(statement, values)).rowCount ?? 0;
  } finally {
    await client.end();
  }
}
