import type { TrustAndSafety } from '@freely/api-client/contract';
import {
  type Db,
  inTransaction,
  lockPractitioner,
  type Trx,
} from '../../infrastructure/database/index.ts';
import { AppError, notFound } from '../../kernel/errors/index.ts';
import { requireStartNotInFuture } from '../profile/index.ts';
import { findProgress, hasWorkImage, saveStep, saveTrust } from './onboarding.repository.ts';
import { stepAfter, type WizardCall } from './onboarding-steps.ts';

export async function readProgress(db: Db, practitionerId: number) {
  const progress = await findProgress(db, practitionerId);
  if (!progress) throw notFound('onboarding.noProfile');

  return progress;
}

export async function readStep(db: Db, practitionerId: number): Promise<number> {
  return (await readProgress(db, practitionerId)).onboarding_step;
}

/**
 * Runs one call of the wizard if it is the next one, and advances the stored step with it. Of two
 * concurrent calls, the second is refused. `isFirst` is false for a later call of the dashboard.
 * @throws {AppError} wrong_state when it is not the next call (D62).
 */
export async function advanceStep<T>(
  db: Db,
  practitionerId: number,
  call: WizardCall,
  work: (trx: Trx, isFirst: boolean) => Promise<T>,
): Promise<{ step: number; result: T }> {
  return inTransaction(db, async (trx) => {
    await lockPractitioner(trx, practitionerId);
    const stored = await readStep(trx, practitionerId);
    const step = stepAfter(call, stored);
    if (step === null) {
      throw new AppError('wrong_state', 'onboarding.otherStep');
    }
    const result = await work(trx, step > stored);
    await saveStep(trx, practitionerId, step);

    return { step, result };
  });
}

/** @throws {AppError} without a work image, or for a start in the future. */
export async function saveTrustAndSafety(
  trx: Trx,
  practitionerId: number,
  { medical_disclaimer_form, ...trust }: TrustAndSafety,
): Promise<void> {
  requireStartNotInFuture(trust.start_working_date);
  if (!(await hasWorkImage(trx, practitionerId))) {
    const message = 'onboarding.needsImage';
    throw new AppError('invalid', message, { images: [message] });
  }
  await saveTrust(trx, practitionerId, { ...trust, medical_disclaimer: medical_disclaimer_form });
}
