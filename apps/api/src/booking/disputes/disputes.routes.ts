import {
  answerLateness as answerLatenessCall,
  markNoShow as markNoShowCall,
  reportLateness as reportLatenessCall,
} from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { serve } from '../../kernel/http/index.ts';
import { markNoShow } from './mark-no-show.ts';
import { answerLateness, reportLateness } from './report-lateness.ts';

/** No-shows, reports of lateness, and the disputes about them (D26). */
export function disputeRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, markNoShowCall, async ({ params, user }) => {
    const isContested = await markNoShow(deps, params.id, user);

    return { message: isContested ? 'attendance.noShowContested' : 'attendance.noShow' };
  });

  serve(app, reportLatenessCall, async ({ params, body, user }) => {
    const report = { minutes: body.minutes, details: body.details };
    await reportLateness(deps, params.id, user, report);

    return { message: 'attendance.reported' };
  });

  serve(app, answerLatenessCall, async ({ params, body, user }) => {
    await answerLateness(deps, params.id, user, { isAgreed: body.agree, details: body.details });

    return {
      message: body.agree ? 'attendance.agreed' : 'attendance.contested',
    };
  });
}
