import { downloadEarnings, earnings } from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { streamExport } from '../../kernel/downloads/index.ts';
import { serve } from '../../kernel/http/index.ts';
import { sheetTranslatorFor } from '../../kernel/messages/index.ts';
import { earningsSheet } from './earnings-sheet.ts';
import { readEarnings, readObstacles } from './read-earnings.ts';

export function earningsRoutes(app: FastifyInstance, { db, sessionDb }: Deps): void {
  serve(app, earnings, async ({ user, query }) => readEarnings(db, user.id, query.month));

  serve(app, downloadEarnings, async ({ user, query, reply, request }) => {
    const obstacles = await readObstacles(db, user.id);

    const t = sheetTranslatorFor(request.headers['accept-language']);
    const sheet = earningsSheet(user.id, query.month ?? null, obstacles, t);

    return streamExport(sessionDb, reply, sheet);
  });
}
