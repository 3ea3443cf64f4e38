import { auditLog } from '@freely/api-client/contract';
import { addDays, londonInstant } from '@freely/domain/london-time';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { serve } from '../../kernel/http/index.ts';
import { listActions, listAudit } from './audit.repository.ts';

export function auditRoutes(app: FastifyInstance, { db }: Deps): void {
  serve(app, auditLog, async ({ query }) => {
    const { rows, total } = await listAudit(
      db,
      {
        who: query.who,
        action: query.action,
        object: query.object,
        from: query.from === undefined ? null : londonInstant(query.from, '00:00'),
        until: query.to === undefined ? null : londonInstant(addDays(query.to, 1), '00:00'),
      },
      { page: query.page, perPage: Number(query.per_page) },
    );

    return {
      entries: rows.map((row) => ({
        id: row.id,
        at: row.at.toISOString(),
        actor: personOf(row.actor_id, row.actor_name),
        impersonator: personOf(row.impersonator_id, row.impersonator_name),
        action: row.action,
        object: row.subject,
        detail: row.detail,
      })),
      total,
      actions: await listActions(db),
    };
  });
}

function personOf(id: number | null, name: string | null) {
  return id === null ? null : { user_id: id, name: name ?? '' };
}
