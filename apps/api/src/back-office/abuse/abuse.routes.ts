import * as contract from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { toListQuery } from '../../infrastructure/database/index.ts';
import { serve } from '../../kernel/http/index.ts';
import { presentAccount } from './abuse.presenter.ts';
import { listSuspicious } from './abuse.repository.ts';
import { liftLimits } from './lift-limits.ts';

export function abuseRoutes(app: FastifyInstance, { db }: Deps): void {
  serve(app, contract.adminAbuse, async ({ query }) => {
    const page = toListQuery({ ...query, sort: '' });
    const { rows, total } = await listSuspicious(db, page, query.sign ?? null);

    return { accounts: rows.map(presentAccount), total };
  });

  serve(app, contract.liftLimits, async ({ user, params, body }) => {
    const until = await liftLimits(db, user, { userId: params.user_id, ...body });

    return { message: 'admin.limitsLifted', lifted_until: until.toISOString() };
  });
}
