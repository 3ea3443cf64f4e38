import {
  adminPractitioner,
  adminPractitioners,
  approvePractitioner,
  rejectPractitioner,
} from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { toListQuery } from '../../infrastructure/database/index.ts';
import { serve, serveRead } from '../../kernel/http/index.ts';
import { decideOnPractitioner } from './decide-on-practitioner.ts';
import { findPractitioner, listPractitioners } from './practitioner-list.repository.ts';
import { presentPractitioner } from './practitioners.presenter.ts';
import { readPractitioner } from './read-practitioner.ts';

export function adminPractitionerRoutes(app: FastifyInstance, deps: Deps): void {
  serveRead(app, adminPractitioners, async ({ reader, query }) => {
    const { rows, total, waiting } = await listPractitioners(reader, {
      ...toListQuery(query),
      state: query.state ?? null,
    });

    return {
      practitioners: rows.map((row) => presentPractitioner(row, deps.config)),
      total,
      waiting,
    };
  });

  serve(app, adminPractitioner, ({ params }) => readPractitioner(deps, params.user_id));

  serve(app, approvePractitioner, async ({ params: { user_id: id }, body, user: admin }) => {
    const { approved: seen } = body;
    await decideOnPractitioner(deps, { id, approved: true, reason: '', seen, admin });
    const approved = await findPractitioner(deps.db, id);

    return [{ user_id: id, approved: true, verified: approved?.verified ?? false }];
  });

  serve(app, rejectPractitioner, async ({ params: { user_id: id }, body, user: admin }) => {
    const { reason = '', approved: seen } = body;
    await decideOnPractitioner(deps, { id, approved: false, reason, seen, admin });

    return [{ user_id: id, approved: false }];
  });
}
