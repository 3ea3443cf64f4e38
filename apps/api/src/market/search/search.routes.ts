import { countPractitioners, searchPractitioners } from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { serveRead } from '../../kernel/http/index.ts';
import { openSearchLog } from '../search-log/index.ts';
import { countFound } from './count-found.ts';
import { presentSearch, presentTreatments } from './search.presenter.ts';
import { findPage, findTreatments } from './search.repository.ts';
import { searchLogEntry } from './search-log-entry.ts';
import { countParamsOf, searchParamsOf } from './search-params.ts';

export function searchRoutes(app: FastifyInstance, { db, config }: Deps): void {
  const logSearch = openSearchLog(app, db);

  serveRead(app, countPractitioners, async ({ reader, query, reply }) => {
    reply.header('cache-control', 'no-store');

    return countFound(reader, countParamsOf(query), query['days[]']);
  });

  serveRead(app, searchPractitioners, async ({ reader, query, reply }) => {
    // Availability changes at any time.
    reply.header('cache-control', 'no-store');
    const params = searchParamsOf(query);
    const page = await findPage(reader, params);
    const response = presentSearch(page, params, { now: new Date(), config });
    const entry = searchLogEntry(query, response);
    if (entry) logSearch(entry);

    return {
      ...response,
      ...(query.withAvailableTreatments
        ? { availableTreatments: presentTreatments(await findTreatments(reader, params)) }
        : {}),
    };
  });
}
