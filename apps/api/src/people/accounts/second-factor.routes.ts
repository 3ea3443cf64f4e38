import * as contract from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { toListQuery } from '../../infrastructure/database/index.ts';
import { networkOf, serve } from '../../kernel/http/index.ts';
import { refuseImpersonator } from '../../kernel/sessions/index.ts';
import { confirm, readSecondFactor, setUp, turnOff } from './second-factor.ts';
import { listSecondFactors } from './second-factor-list.repository.ts';
import { resetSecondFactor } from './second-factor-reset.ts';

export function secondFactorRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, contract.secondFactor, async ({ user }) => readSecondFactor(deps.db, user.id));

  serve(app, contract.setUpSecondFactor, async ({ user }) => {
    refuseImpersonator(user);

    return setUp(deps, user);
  });

  serve(app, contract.confirmSecondFactor, async ({ user, body, request }) => {
    refuseImpersonator(user);

    return {
      recovery_codes: await confirm(deps, user, body.code, networkOf(request.ip)),
      message: 'secondFactor.on',
    };
  });

  serve(app, contract.turnOffSecondFactor, async ({ user, body, request }) => {
    refuseImpersonator(user);
    await turnOff(deps, user, body.code, networkOf(request.ip));

    return { message: 'secondFactor.off' };
  });

  serve(app, contract.adminSecondFactors, async ({ query }) => {
    const page = toListQuery({ ...query, sort: '' });
    const { rows, total } = await listSecondFactors(deps.db, page);

    return {
      accounts: rows.map((row) => ({ ...row, since: row.since?.toISOString() ?? null })),
      total,
    };
  });

  serve(app, contract.resetSecondFactor, async ({ user, params, body }) => {
    await resetSecondFactor(deps, user, { userId: params.user_id, reason: body.reason });

    return { message: 'secondFactor.reset' };
  });
}
