import {
  adminPractitioners,
  approvePractitioner,
  rejectPractitioner,
} from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { serve } from '../../http/serve.ts';
import { decideOnPractitioner } from './decide-on-practitioner.ts';
import { listPractitioners } from './practitioners.repository.ts';

export function adminPractitionerRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, adminPractitioners, async ({ query }) => {
    const { rows, total, waiting } = await listPractitioners(deps.db, {
      q: query.q ?? '',
      page: query.page,
      perPage: query.per_page === 'all' ? null : Number(query.per_page),
    });

    return {
      practitioners: rows.map((row) => ({
        user_id: row.id,
        avatar: row.avatar_src,
        first_name: row.first_name,
        last_name: row.last_name,
        email: row.email,
        approved: row.approved,
        insurance: row.insurance,
        onboarding_step: row.onboarding_step,
        created_at: row.joined_at.toISOString(),
      })),
      total,
      waiting,
    };
  });

  const decisions = [
    { call: approvePractitioner, approved: true },
    { call: rejectPractitioner, approved: false },
  ];
  for (const { call, approved } of decisions) {
    serve(app, call, async ({ params, user }) => {
      await decideOnPractitioner(deps, { id: params.user_id, approved, admin: user });

      return [{ user_id: params.user_id, approved }];
    });
  }
}
