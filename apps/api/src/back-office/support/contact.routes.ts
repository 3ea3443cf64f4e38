import { sendContactMessage } from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { networkOf, serve } from '../../kernel/http/index.ts';
import { sendMessage } from './send-message.ts';

export function contactRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, sendContactMessage, async ({ body, request }) => {
    await sendMessage(deps, body, networkOf(request.ip));

    return { message: 'support.sent' };
  });
}
