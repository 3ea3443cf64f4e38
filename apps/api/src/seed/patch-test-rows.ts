// Treatments that need a patch test, and the tests that were taken (ADR 0051).
import type { Trx } from '../infrastructure/database/index.ts';
import {
  testedTreatments,
  testHoursBefore,
  testMinutes,
  testMonthsValid,
} from './data/patch-tests.ts';
import { insertRows } from './insert-rows.ts';
import type { CatalogueEntry, PlannedMarket } from './plan.ts';

export async function insertPatchTests(
  trx: Trx,
  catalogue: readonly CatalogueEntry[],
  { bookings }: PlannedMarket,
): Promise<void> {
  await insertRows(
    trx,
    'patch_test_rules',
    catalogue
      .filter(({ name }) => testedTreatments.includes(name))
      .map(({ id }) => ({
        sub_service_id: id,
        hours_before: testHoursBefore,
        months_valid: testMonthsValid,
        price: 0,
        duration: testMinutes,
      })),
  );
  await insertRows(
    trx,
    'patch_tests',
    bookings.flatMap(({ id, practitioner, customer, testFor }) =>
      testFor
        ? [
            {
              visit_id: id,
              booking_id: testFor.bookingId,
              practitioner_id: practitioner.id,
              customer_id: customer.id,
              price: 0,
              result: testFor.recorded?.result ?? null,
              recorded_at: testFor.recorded?.at ?? null,
            },
          ]
        : [],
    ),
  );
}
