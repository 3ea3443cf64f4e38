import * as contract from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { serve } from '../../kernel/http/index.ts';
import { addTimeOff, changeTimeOff, listTimeOff, removeTimeOff } from './change-time-off.ts';

export function timeOffRoutes(app: FastifyInstance, { db }: Deps): void {
  serve(app, contract.timeOff, async ({ user }) => listTimeOff(db, user.id));

  serve(app, contract.addTimeOff, async ({ user, body, reply }) => {
    const added = await addTimeOff(db, user.id, body);
    reply.code(201);

    return { message: 'Time off added', ...added };
  });

  serve(app, contract.changeTimeOff, async ({ user, params, body }) => ({
    message: 'Time off updated',
    ...(await changeTimeOff(db, { id: params.id, practitionerId: user.id }, body)),
  }));

  serve(app, contract.removeTimeOff, async ({ user, params }) => {
    await removeTimeOff(db, params.id, user.id);

    return { message: 'Time off removed' };
  });
}
