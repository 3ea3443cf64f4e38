import {
  answerLateness as answerLatenessCall,
  markNoShow as markNoShowCall,
  reportLateness as reportLatenessCall,
} from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { serve } from '../../kernel/http/index.ts';
import { markNoShow, type PayOfNoShow } from './mark-no-show.ts';
import { type AnsweredReport, answerLateness, reportLateness } from './report-lateness.ts';

const noShowMessages = {
  undecided: 'attendance.noShowContested',
  taken_back: 'attendance.noShowChargedBack',
  refunded: 'attendance.noShowRefunded',
  nothing: 'attendance.noShowFree',
  in_full: 'attendance.noShow',
} as const satisfies Record<PayOfNoShow, string>;

const answerMessages = {
  contested: 'attendance.contested',
  attended: 'attendance.noShowTakenBack',
  refunded: 'attendance.agreed',
  free: 'attendance.agreedFree',
  bank: 'attendance.agreedChargedBack',
  refund: 'attendance.agreedRefunded',
} as const satisfies Record<AnsweredReport, string>;

/** No-shows, what customers report, and the disputes about it (D26, D100). */
export function disputeRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, markNoShowCall, async ({ params, user }) => {
    return { message: noShowMessages[await markNoShow(deps, params.id, user)] };
  });

  serve(app, reportLatenessCall, async ({ params, body, user }) => {
    const { minutes, attended: hasAttended, details } = body;
    const report = { minutes, hasAttended, details };
    const isContested = await reportLateness(deps, params.id, user, report);

    return { message: isContested ? 'attendance.reportContested' : 'attendance.reported' };
  });

  serve(app, answerLatenessCall, async ({ params, body, user }) => {
    const { agree: isAgreed, details } = body;
    const answered = await answerLateness(deps, params.id, user, { isAgreed, details });

    return { message: answerMessages[answered] };
  });
}
