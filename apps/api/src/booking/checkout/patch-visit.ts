import type { Deps } from '../../deps.ts';
import type { Trx } from '../../infrastructure/database/index.ts';
import { marketLanguage, translatorFor } from '../../kernel/messages/index.ts';
import { recordEvent } from '../bookings/index.ts';
import { holdPatchTest, type PlannedPatchTest } from '../patch-tests/index.ts';
import { insertBooking, insertItems, type NewBooking } from './checkout.repository.ts';
import { dropStaleHolds } from './expire-hold.ts';

interface PatchVisit {
  visit: Pick<
    NewBooking,
    'practitionerId' | 'customerId' | 'locationType' | 'place' | 'runningClock'
  >;
  /** Of the treatment, which is paid for both. */
  bookingId: number;
  test: PlannedPatchTest;
}

/**
 * Holds the patch test of a booking, at the same place. It takes its time as a booking of its own, and costs
 * nothing itself: the price is part of the treatment's total.
 */
export async function insertPatchVisit(
  trx: Trx,
  deps: Pick<Deps, 'jobs' | 'events'>,
  { visit, bookingId, test: { slot, treatments, price } }: PatchVisit,
): Promise<void> {
  await dropStaleHolds(trx, deps, visit.practitionerId, slot.holdsFrom, slot.holdsTo);
  const { id: visitId } = await insertBooking(trx, {
    ...visit,
    ...slot,
    isPatchTest: true,
    callOutCharge: 0,
    discountPercent: 0,
    discountAmount: 0,
    discountMark: null,
    total: 0,
  });
  const t = translatorFor(marketLanguage);
  await insertItems(
    trx,
    visitId,
    treatments.map(({ subServiceId, name, serviceName, duration }) => ({
      subServiceId,
      name: t('patchTest', { ns: 'api/bookings', treatment: name }),
      serviceName,
      quantity: 1,
      unitPrice: 0,
      unitDuration: duration,
    })),
  );
  await holdPatchTest(trx, visit, { visitId, bookingId, price });
  await recordEvent(trx, visitId, 'held');
}
