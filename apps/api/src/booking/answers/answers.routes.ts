import * as contract from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { serve } from '../../kernel/http/index.ts';
import { refuseImpersonator } from '../../kernel/sessions/index.ts';
import { readBooking } from '../bookings/index.ts';
import { cancellationMessage } from '../cancellations/index.ts';
import { cancelRuledOut } from './cancel-ruled-out.ts';
import { readAnswers } from './read-answers.ts';
import { readMarks } from './read-marks.ts';
import { signQuestionnaire } from './sign-questionnaire.ts';

/**
 * Consent and answers about health, for the two parties of a booking. An admin who impersonates one of them
 * is refused before anything is read.
 */
export function answerRoutes(app: FastifyInstance, deps: Deps): void {
  const read = async (id: number, reader: { id: number }) =>
    readAnswers(deps.db, deps.config, await readBooking(deps.db, id), reader.id);

  serve(app, contract.bookingQuestionnaires, async ({ params, user, reply }) => {
    refuseImpersonator(user);
    reply.header('cache-control', 'no-store');

    return read(params.id, user);
  });

  serve(app, contract.signQuestionnaire, async ({ params, body, user }) => {
    refuseImpersonator(user);
    const { id: bookingId, questionnaire_id: questionnaireId } = params;
    await signQuestionnaire(deps, { bookingId, questionnaireId, ...body }, user);

    return { message: 'answers.signed', ...(await read(bookingId, user)) };
  });

  serve(app, contract.cancelRuledOut, async ({ params, user }) => {
    refuseImpersonator(user);
    const { by, cancellation } = await cancelRuledOut(deps, params.id, user);

    return { message: cancellationMessage(by, cancellation) };
  });

  serve(app, contract.answerMarks, async ({ user, reply }) => {
    refuseImpersonator(user);
    reply.header('cache-control', 'no-store');

    return readMarks(deps, user.id);
  });
}
