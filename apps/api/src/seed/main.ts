// Fills an empty database with the demo market (D3). Does nothing to any other.
import { sql } from 'kysely';
import { readConfig } from '../config.ts';
import { connect } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { filesAddress, openFileStore } from '../modules/files/index.ts';
import { makeStripe } from '../modules/payments/index.ts';
import { loadMarket } from './load-market.ts';
import { payDemoBookings } from './pay-bookings.ts';

// Asked first: a production environment may lack what is not needed to refuse.
if (process.env.NODE_ENV === 'production') {
  console.error('Demo data is never loaded when NODE_ENV is production.');
  process.exit(1);
}
const config = readConfig(process.env);

await migrate(config.database.url);
const db = connect({ ...config.database, poolSize: 2 });
try {
  const isLoaded = await loadMarket(db, {
    now: new Date(),
    files: openFileStore(config.filesUrl),
    filesAddress: filesAddress(config),
    dataKey: config.dataKey,
  });
  // A search in the first minute should not have to guess how large tables are.
  if (isLoaded) await sql`analyze`.execute(db);
  await payDemoBookings(db, makeStripe(config.stripe), config.stripe).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : error;
    console.log(`Demo payments cannot be returned: the payment provider says “${reason}”.`);
  });
  console.log(isLoaded ? 'The demo market is loaded.' : 'The database is in use: left as it is.');
} finally {
  await db.destroy();
}
