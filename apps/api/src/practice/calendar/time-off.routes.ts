import * as contract from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { serve } from '../../kernel/http/index.ts';
import { addTimeOff, changeTimeOff, listTimeOff, removeTimeOff } from './change-time-off.ts';

export function timeOffRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  serve(app, contract.timeOff, async ({ user }) => listTimeOff(db, user.id));

  serve(app, contract.addTimeOff, async ({ user, body, reply }) => {
    const added = await addTimeOff(db, user.id, body);
    reply.code(201);

    return { message: 'timeOff.added', ...added };
  });

  serve(app, contract.changeTimeOff, async ({ user, params, body }) => ({
    message: 'timeOff.updated',
    ...(await changeTimeOff(deps, { id: params.id, practitionerId: user.id }, body)),
  }));

  serve(app, contract.removeTimeOff, async ({ user, params }) => {
    await removeTimeOff(deps, { id: params.id, practitionerId: user.id });

    return { message: 'timeOff.removed' };
  });
}
