import * as contract from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../kernel/audit/index.ts';
import { serve } from '../../kernel/http/index.ts';
import { ownedQuestionnaires } from './owned-questionnaires.ts';
import {
  changeQuestionnaire,
  type Publisher,
  publishQuestionnaire,
} from './publish-questionnaire.ts';
import { readOwnQuestionnaires, readQuestionnaires } from './read-questionnaires.ts';
import { withdrawQuestionnaire } from './withdraw-questionnaire.ts';

const published = 'questionnaires.published';
const changed = 'questionnaires.changed';
const withdrawn = 'questionnaires.withdrawn';

/** Practitioners and admins write what customers are asked before a visit (D89). */
export function questionnaireRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  app.ownedObjects.set('questionnaire', ownedQuestionnaires);

  serve(app, contract.ownQuestionnaires, ({ user }) => readOwnQuestionnaires(db, user.id));

  serve(app, contract.publishOwnQuestionnaire, async ({ user, body }) => ({
    message: published,
    questionnaire: await publishQuestionnaire(db, { author: user.id }, body),
  }));

  serve(app, contract.changeOwnQuestionnaire, async ({ user, params: { id }, body }) => {
    const { version, ...draft } = body;

    return {
      message: changed,
      questionnaire: await changeQuestionnaire(deps, { author: user.id }, { id, version }, draft),
    };
  });

  serve(app, contract.withdrawOwnQuestionnaire, async ({ user, params: { id } }) => {
    await withdrawQuestionnaire(db, { author: user.id }, id);

    return { message: withdrawn };
  });

  serve(app, contract.marketQuestionnaires, () => readQuestionnaires(db, null));

  serve(app, contract.publishQuestionnaire, async ({ user, body }) => {
    const { reason, ...draft } = body;

    return {
      message: published,
      questionnaire: await publishQuestionnaire(db, forMarket(user, reason), draft),
    };
  });

  serve(app, contract.changeQuestionnaire, async ({ user, params: { id }, body }) => {
    const { version, reason, ...draft } = body;
    const edited = { id, version };

    return {
      message: changed,
      questionnaire: await changeQuestionnaire(deps, forMarket(user, reason), edited, draft),
    };
  });

  serve(app, contract.withdrawQuestionnaire, async ({ user, params: { id }, body }) => {
    await withdrawQuestionnaire(db, forMarket(user, body.reason), id);

    return { message: withdrawn };
  });
}

const forMarket = (admin: Actor, reason: string): Publisher => ({ author: null, admin, reason });
