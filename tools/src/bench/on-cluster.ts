import { Client } from 'pg';

/** Works beside a market: creates or drops copies of it. */
export async function onCluster(
  market: URL,
  work: (client: Client) => Promise<unknown>,
): Promise<void> {
  const url = new URL(market);
  url.pathname = '/postgres';
  const client = new Client({ connectionString: url.href });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
