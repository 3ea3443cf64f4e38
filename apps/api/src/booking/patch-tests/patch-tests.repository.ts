import type { PatchTestResult, PatchTestRule } from '@freely/domain/patch-tests';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../infrastructure/database/index.ts';

/** A treatment that needs a patch test. */
export interface TestedTreatment extends PatchTestRule {
  subServiceId: number;
  name: string;
  serviceName: string;
}

export function rulesOf(db: Db, treatmentIds: readonly number[]): Promise<TestedTreatment[]> {
  return db
    .selectFrom('patch_test_rules')
    .innerJoin('sub_services', 'sub_services.id', 'patch_test_rules.sub_service_id')
    .innerJoin('services', 'services.id', 'sub_services.service_id')
    .select([
      'sub_service_id as subServiceId',
      'sub_services.name',
      'services.name as serviceName',
      'hours_before as hoursBefore',
      'months_valid as monthsValid',
      'price',
      'duration',
    ])
    .where('sub_service_id', 'in', [0, ...treatmentIds])
    .orderBy('sub_service_id')
    .execute();
}

/** A customer with a practitioner: nobody else's test counts. */
export interface Pair {
  customerId: number;
  practitionerId: number;
}

export interface RecordedTest {
  subServiceId: number;
  treatment: string;
  result: PatchTestResult;
  testedAt: Date;
}

/** The recorded tests of these treatments, the latest first. */
export const recordedTests = (db: Db, pair: Pair, treatmentIds: readonly number[]) =>
  testsOf(db, pair, treatmentIds, sql`t.result is not null`);

/** Those, and the tests that are paid and have no result, as if they were clear. */
export const hopedTests = (db: Db, pair: Pair, treatmentIds: readonly number[]) =>
  testsOf(
    db,
    pair,
    treatmentIds,
    sql`(t.result is not null or visit.status in ('confirmed', 'completed'))`,
  );

async function testsOf(
  db: Db,
  { customerId, practitionerId }: Pair,
  treatmentIds: readonly number[],
  which: RawBuilder<unknown>,
): Promise<RecordedTest[]> {
  const { rows } = await sql<RecordedTest>`
    select i.sub_service_id as "subServiceId", s.name as treatment,
      coalesce(t.result, 'clear') as result, visit.starts_at as "testedAt"
    from patch_tests t
    join bookings visit on visit.id = t.visit_id
    join booking_items i on i.booking_id = visit.id
    join sub_services s on s.id = i.sub_service_id
    where t.customer_id = ${customerId} and t.practitioner_id = ${practitionerId}
      and ${which} and i.sub_service_id = any (${[...treatmentIds]}::bigint[])
    order by visit.starts_at desc, visit.id desc`.execute(db);

  return rows;
}

export async function insertPatchTest(
  trx: Trx,
  {
    visitId,
    bookingId,
    price,
    ...pair
  }: Pair & { visitId: number; bookingId: number; price: number },
): Promise<void> {
  await trx
    .insertInto('patch_tests')
    .values({
      visit_id: visitId,
      booking_id: bookingId,
      practitioner_id: pair.practitionerId,
      customer_id: pair.customerId,
      price,
    })
    .execute();
}

/** What was booked together: the test, and the treatment that it is for. */
export interface TwoVisits {
  visitId: number;
  bookingId: number;
  testedAt: Date;
  treatedAt: Date;
  result: PatchTestResult | null;
  /** Whether a reaction was ever recorded. */
  hasReacted: boolean;
  treatmentIds: number[];
}

/** By the id of either visit; null for a booking without a patch test, or whose test was cancelled. */
export async function findTwoVisits(db: Db, id: number): Promise<TwoVisits | null> {
  const { rows } = await sql<TwoVisits>`
    select visit.id as "visitId", treatment.id as "bookingId", t.result,
      t.reacted_at is not null as "hasReacted",
      visit.starts_at as "testedAt", treatment.starts_at as "treatedAt",
      (select array_agg(sub_service_id) from booking_items where booking_id = visit.id)
        as "treatmentIds"
    from patch_tests t
    join bookings visit on visit.id = t.visit_id
    join bookings treatment on treatment.id = t.booking_id
    where ${id} in (t.visit_id, t.booking_id)
      and visit.status in ('held', 'confirmed', 'completed')`.execute(db);

  return rows[0] ?? null;
}

/** The test of a booking that expired or was cancelled with it, and its time. */
export function findEndedTest(db: Db, bookingId: number) {
  return db
    .selectFrom('patch_tests')
    .innerJoin('bookings', 'bookings.id', 'patch_tests.visit_id')
    .select(['bookings.practitioner_id', 'bookings.starts_at', 'bookings.ends_at'])
    .where('patch_tests.booking_id', '=', bookingId)
    .where('bookings.status', 'in', [
      'expired',
      'cancelled_by_customer',
      'cancelled_by_practitioner',
    ])
    .executeTakeFirst();
}

export async function treatmentsOf(db: Db, bookingId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('booking_items')
    .select('sub_service_id')
    .where('booking_id', '=', bookingId)
    .execute();

  return rows.map(({ sub_service_id }) => sub_service_id);
}

export async function saveResult(
  trx: Trx,
  visitId: number,
  { result, sealedNote }: { result: PatchTestResult; sealedNote: Buffer | null },
): Promise<void> {
  await trx
    .updateTable('patch_tests')
    .set({
      result,
      sealed_note: sealedNote,
      recorded_at: sql<Date>`clock_timestamp()`,
      ...(result === 'reaction' && {
        reacted_at: sql<Date>`coalesce(reacted_at, clock_timestamp())`,
      }),
    })
    .where('visit_id', '=', visitId)
    .execute();
}

/** Bookings to come of the pair in which one of the treatments is given. */
export async function upcomingTreatments(
  trx: Trx,
  { customerId, practitionerId }: Pair,
  treatmentIds: readonly number[],
): Promise<number[]> {
  const rows = await trx
    .selectFrom('bookings')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('practitioner_id', '=', practitionerId)
    .where('is_patch_test', '=', false)
    .where('status', 'in', ['held', 'confirmed'])
    .where('starts_at', '>', sql<Date>`clock_timestamp()`)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('booking_items')
          .select('booking_id')
          .whereRef('booking_id', '=', 'bookings.id')
          .where('sub_service_id', 'in', [0, ...treatmentIds]),
      ),
    )
    .orderBy('id')
    .execute();

  return rows.map(({ id }) => id);
}
