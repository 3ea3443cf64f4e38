import * as contract from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { serve } from '../../kernel/http/index.ts';
import { addPlaces, putOffers, requireDayAtEachPlace, saveHours } from '../offering/index.ts';
import { approvalOf } from '../profile/index.ts';
import { advanceStep, readProgress, saveTrustAndSafety } from './advance-step.ts';

export function onboardingRoutes(app: FastifyInstance, { db }: Deps): void {
  serve(app, contract.onboardingStep, async ({ user }) => {
    const { onboarding_step, approved } = await readProgress(db, user.id);

    return { onboarding_step, approval: approvalOf(approved) };
  });

  serve(app, contract.saveSubServices, async ({ user, body }) => {
    const { step } = await advanceStep(db, user.id, 'subservices', (trx) =>
      putOffers(trx, user.id, body),
    );

    return { message: 'onboarding.treatmentsSaved', onboarding_step: step };
  });

  serve(app, contract.addLocationTypes, async ({ user, body }) => {
    const { step, result: salonIds } = await advanceStep(db, user.id, 'locationtypes', (trx) =>
      addPlaces(trx, user.id, body),
    );

    return {
      message: 'onboarding.locationsSaved',
      onboarding_step: step,
      salon_id: salonIds[0] ?? null,
      salon_ids: salonIds,
    };
  });

  serve(app, contract.addAvailability, async ({ user, body }) => {
    const { step } = await advanceStep(db, user.id, 'availability', async (trx, isFirst) => {
      await saveHours(trx, user.id, body);
      // A location that is added later starts with an empty week.
      if (isFirst) await requireDayAtEachPlace(trx, user.id);
    });

    return { message: 'onboarding.hoursSaved', onboarding_step: step };
  });

  serve(app, contract.saveTrustAndSafety, async ({ user, body }) => {
    const { step } = await advanceStep(db, user.id, 'trustAndSafety', (trx) =>
      saveTrustAndSafety(trx, user.id, body),
    );

    return { message: 'onboarding.skillsSaved', onboarding_step: step };
  });
}
