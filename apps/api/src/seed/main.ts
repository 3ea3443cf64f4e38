// Fills an empty database with the demo market (D3). Leaves any other database unchanged.
import { sql } from 'kysely';
import { readConfig } from '../config.ts';
import { connect } from '../infrastructure/database/index.ts';
import { openFileStore } from '../infrastructure/files/index.ts';
import { migrate } from '../infrastructure/migrations/index.ts';
import { makeStripe } from '../infrastructure/payments/index.ts';
import { loadMarket } from './load-market.ts';
import { payDemoBookings } from './pay-bookings.ts';

// Checked before the configuration is read, which could fail in a production environment.
if (process.env.NODE_ENV === 'production') {
  console.error('Demo data is never loaded when NODE_ENV is production.');
  process.exit(1);
}
const config = readConfig(process.env);

await migrate(config.database.directUrl);
const db = connect({ url: config.database.directUrl, poolSize: 2 });
try {
  const isLoaded = await loadMarket(db, {
    now: new Date(),
    files: openFileStore(config.filesUrl),
    dataKeys: config.dataKeys,
  });
  // The query planner needs statistics, or the first searches are slow.
  if (isLoaded) await sql`analyze`.execute(db);
  await payDemoBookings(db, makeStripe(config.stripe), config.stripe).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : error;
    console.log(`Demo payments cannot be refunded: the payment provider says “${reason}”.`);
  });
  console.log(
    isLoaded ? 'The demo market is loaded.' : 'The database has data already: no change.',
  );
} finally {
  await db.destroy();
}
