import {
  changePractitionerProfile,
  practitionerProfile,
  practitionerStatistic,
  resubmitProfile as resubmitProfileCall,
} from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { serve } from '../../kernel/http/index.ts';
import { changeProfile, readProfile, readStatistic } from './change-profile.ts';
import { resubmitProfile } from './resubmit-profile.ts';

export function profileRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  serve(app, practitionerProfile, async ({ user }) => readProfile(db, user.id));

  serve(app, changePractitionerProfile, async ({ user, body }) => {
    await changeProfile(deps, user, body);

    return { message: 'practice.profileUpdated', ...(await readProfile(db, user.id)) };
  });

  serve(app, practitionerStatistic, async ({ user }) => readStatistic(db, user.id));

  serve(app, resubmitProfileCall, async ({ user }) => {
    await resubmitProfile(deps, user);

    return { message: 'practice.profileResubmitted' };
  });
}
