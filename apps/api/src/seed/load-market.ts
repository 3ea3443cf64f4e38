import { sql } from 'kysely';
import { type Db, inTransaction, type Trx } from '../infrastructure/database/index.ts';
import type { DataKeys } from '../infrastructure/encryption/index.ts';
import type { FileStore } from '../infrastructure/files/index.ts';
import { hashPassword } from '../people/accounts/index.ts';
import { insertBookingOutcomes } from './booking-outcome-rows.ts';
import {
  bookingRows,
  eventRows,
  itemRows,
  ledgerRows,
  paymentRows,
  refundRows,
  reviewRows,
} from './booking-rows.ts';
import { type DemoImages, makeDemoImages } from './demo-images.ts';
import { insertForAdmins } from './insert-for-admins.ts';
import { insertPapers } from './insert-papers.ts';
import { insertQuestionnaires } from './insert-questionnaires.ts';
import { continueIds, insertRows } from './insert-rows.ts';
import { insertTaxDetails } from './insert-tax-details.ts';
import { insertPatchTests } from './patch-test-rows.ts';
import { bankRows, payoutRows } from './payout-rows.ts';
import {
  placeRows,
  practitionerRows,
  roleRows,
  travelRows,
  userRows,
  workRows,
} from './people-rows.ts';
import type { CatalogueEntry, PlannedMarket } from './plan.ts';
import { demoPassword } from './plan-demo-people.ts';
import { planMarket } from './plan-market.ts';
import { insertResales } from './resale-rows.ts';
import { insertWaiting } from './waiting-rows.ts';

// One loader at a time: a second one waits, then finds that there is nothing to do.
const lockKey = 7_401_997;

export interface LoadOptions {
  now: Date;
  /** Where images are stored. */
  files: FileStore;
  /** Encrypts the bank details (D41). */
  dataKeys: DataKeys;
}

/**
 * Fills an empty database with the demo market, in one transaction: a process that dies halfway
 * leaves nothing behind. Returns false when the database already has users.
 */
export async function loadMarket(db: Db, options: LoadOptions): Promise<boolean> {
  const passwordHash = await hashPassword(demoPassword);

  return inTransaction(db, async (trx) => {
    // The limits of sessions are those of calls. A slow machine draws pictures for longer than they allow.
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
    await sql`select pg_advisory_xact_lock(${lockKey}::bigint)`.execute(trx);
    if (!(await isEmpty(trx))) return false;

    const images = makeDemoImages(options.files);
    const catalogue = await readCatalogue(trx);
    const market = planMarket(catalogue, options.now);
    await insertPeople(trx, market, passwordHash, images);
    await insertBookings(trx, market, options.now);
    await insertPatchTests(trx, catalogue, market);
    await insertBookingOutcomes(trx);
    await insertResales(trx, market);
    await insertWaiting(trx, market, options.now);
    await insertPapers(trx, market, options);
    await insertTaxDetails(trx, market, options);
    await insertForAdmins(trx, market, options.now);
    // Audited as of now, so after the audit log of the past, which is listed by its ids.
    await insertQuestionnaires(trx, { catalogue, market, ...options });
    await insertRows(trx, 'bank_details', bankRows(market, options.dataKeys));
    await images.write();

    return true;
  });
}

async function isEmpty(trx: Trx): Promise<boolean> {
  return (await trx.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined;
}

/** The treatments that a market is planned with. */
export function readCatalogue(trx: Db | Trx): Promise<CatalogueEntry[]> {
  return trx
    .selectFrom('sub_services')
    .innerJoin('services', 'services.id', 'sub_services.service_id')
    .select([
      'sub_services.id',
      'services.slug',
      'services.name as category',
      'sub_services.name',
      'sub_services.default_duration as minutes',
    ])
    .orderBy('sub_services.id')
    .execute();
}

async function insertPeople(
  trx: Trx,
  market: PlannedMarket,
  passwordHash: string,
  images: DemoImages,
): Promise<void> {
  const places = placeRows(market);
  const work = workRows(market, images);
  await insertRows(trx, 'users', userRows(market, passwordHash, images));
  await insertRows(trx, 'user_roles', roleRows(market));
  await insertRows(trx, 'practitioners', practitionerRows(market));
  await insertRows(trx, 'mobile_bases', places.bases);
  await insertRows(trx, 'salons', places.salons);
  await insertRows(trx, 'travel_settings', travelRows(market));
  await insertRows(trx, 'offers', work.offers);
  await insertRows(trx, 'work_hours', work.hours);
  await insertRows(trx, 'work_breaks', work.breaks);
  await insertRows(trx, 'time_off', work.timeOff);
  await insertRows(trx, 'work_images', work.images);
  await continueIds(trx, ['users', 'salons', 'work_hours']);
}

async function insertBookings(trx: Trx, market: PlannedMarket, now: Date): Promise<void> {
  const ledger = ledgerRows(market, now);
  await insertRows(trx, 'bookings', bookingRows(market));
  await insertRows(trx, 'booking_items', itemRows(market));
  await insertRows(trx, 'booking_events', eventRows(market));
  await insertRows(trx, 'payments', paymentRows(market));
  await insertRows(trx, 'refunds', refundRows(market));
  await insertRows(trx, 'ledger_tx', ledger.transactions);
  await insertRows(trx, 'ledger_entries', ledger.entries);
  await insertRows(trx, 'payouts', payoutRows(market, now));
  await insertRows(trx, 'reviews', reviewRows(market));
  await continueIds(trx, ['bookings', 'payments', 'ledger_tx']);
}
