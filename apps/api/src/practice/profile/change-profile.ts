import type { PractitionerProfile, PractitionerProfileChange } from '@freely/api-client/contract';
import { freeCancellationHours } from '@freely/domain/cancellation';
import { penceOf, poundsOf } from '@freely/domain/money';
import type { Deps } from '../../deps.ts';
import {
  type Db,
  inTransaction,
  lockPractitioner,
  type Trx,
} from '../../infrastructure/database/index.ts';
import { AppError, notFound } from '../../kernel/errors/index.ts';
import { marketLanguage, translatorFor } from '../../kernel/messages/index.ts';
import { refuseImpersonator, type SessionUser } from '../../kernel/sessions/index.ts';
import { bankDetailsSaved } from '../events/index.ts';
import { approvalOf } from './approval.ts';
import { presentBankDetails, saveBankDetails } from './bank-details.ts';
import * as profiles from './profile.repository.ts';
import { requireStartNotInFuture } from './start-working-date.ts';

export async function readProfile(db: Db, practitionerId: number): Promise<PractitionerProfile> {
  const found = await profiles.findOwnProfile(db, practitionerId);
  if (!found) throw notFound('onboarding.noProfile');

  return {
    start_working_date: found.start_working_date,
    qualifications: found.qualifications,
    bio: found.bio,
    call_out_charge: found.call_out_charge === null ? null : poundsOf(found.call_out_charge),
    active: found.active,
    cancellation_policy: translatorFor(marketLanguage)('cancellation.forPractitioners', {
      count: freeCancellationHours,
      ns: 'api/bookings',
    }),
    bank_details: presentBankDetails(found),
  };
}

/** @throws {AppError} forbidden when an impersonating admin changes the bank details. */
export async function changeProfile(
  { db, events, config }: Pick<Deps, 'db' | 'events' | 'config'>,
  user: SessionUser,
  change: PractitionerProfileChange,
): Promise<void> {
  const {
    bank_details: bankDetails,
    active,
    call_out_charge: charge,
    cancellation_policy: _,
    ...facts
  } = change;
  if (bankDetails) refuseImpersonator(user);
  if (facts.start_working_date) requireStartNotInFuture(facts.start_working_date);

  await inTransaction(
    db,
    async (trx) => {
      // Serialised with bookings: one that is being made gets either the old charge or the new one.
      await lockPractitioner(trx, user.id);
      if (charge !== undefined) await changeCallOutCharge(trx, user.id, charge);
      if (Object.keys(facts).length > 0) await profiles.updatePractitioner(trx, user.id, facts);
      if (active !== undefined) await profiles.updateActive(trx, user.id, active);
      if (bankDetails) {
        const kind = await saveBankDetails(trx, config.dataKeys, user.id, bankDetails);
        await events.publish(trx, bankDetailsSaved, { practitionerId: user.id, kind });
      }
    },
    'save-bank-details',
  );
}

/** The checklist of the dashboard, with what the practitioner has earned so far. */
export async function readStatistic(db: Db, practitionerId: number) {
  const {
    approved,
    rejection_reason: reason,
    ...checklist
  } = await profiles.findChecklist(db, practitionerId);
  const approval = approvalOf(approved);

  return {
    ...checklist,
    approval,
    ...(approval === 'rejected' && reason !== '' && { rejection_reason: reason }),
    number_of_bookings: await profiles.countBookings(db, practitionerId),
    total_income: poundsOf(await profiles.sumIncome(db, practitionerId)),
  };
}

async function changeCallOutCharge(trx: Trx, userId: number, pounds: number): Promise<void> {
  if (await profiles.updateCallOutCharge(trx, userId, penceOf(pounds))) return;
  const message = 'places.needsMobile';
  throw new AppError('invalid', message, { call_out_charge: [message] });
}
