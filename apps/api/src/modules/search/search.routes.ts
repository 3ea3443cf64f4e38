import { searchPractitioners } from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { serve } from '../../http/serve.ts';
import { openSearchLog } from '../statistics/index.ts';
import { answeredSearch } from './answered-search.ts';
import { presentSearch, presentTreatments } from './search.presenter.ts';
import { findPage, findTreatments } from './search.repository.ts';
import { questionOf } from './search-question.ts';

export function searchRoutes(app: FastifyInstance, { db }: Deps): void {
  const note = openSearchLog(app, db);

  serve(app, searchPractitioners, async ({ query, reply }) => {
    // Free time is true for a moment only.
    reply.header('cache-control', 'no-store');
    const question = questionOf(query);
    const page = await findPage(db, question);
    const answer = presentSearch(page, question, new Date());
    const answered = answeredSearch(query, answer);
    if (answered) note(answered);

    return {
      ...answer,
      ...(query.withAvailableTreatments
        ? { availableTreatments: presentTreatments(await findTreatments(db, question)) }
        : {}),
    };
  });
}
