import { setTimeout as pause } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';

/** Recovery reads the archive, which takes as long as there is of it. */
const recoveryMs = 6 * 3600 * 1000;

/** Whether a server answers, also one that refuses: it must not be overwritten. */
export async function isRunning(connectionString: string): Promise<boolean> {
  try {
    await query({ connectionString }, 'select 1');
    return true;
  } catch (error) {
    return !['ECONNREFUSED', 'ENOENT'].includes(String((error as NodeJS.ErrnoException).code));
  }
}

/** Resolves when the recovery is over and the database takes changes. */
export async function recovered(connection: ClientConfig): Promise<void> {
  const deadline = Date.now() + recoveryMs;
  for (;;) {
    try {
      const [row] = await query(connection, 'select pg_is_in_recovery() as recovering');
      if (row?.recovering === false) return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
    await pause(200);
  }
}

export async function query(
  connection: ClientConfig,
  text: string,
): Promise<Record<string, unknown>[]> {
  const client = new Client(connection);
  // The server may end the connection while it is stopped.
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query(text)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}
