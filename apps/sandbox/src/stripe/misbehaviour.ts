import type { FastifyReply, FastifyRequest } from 'fastify';
import { StripeError } from './protocol/stripe-error.ts';

// What the switches make an answer do.

/** Hangs up without a word. */
export function hangUp(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack();
  request.raw.socket.destroy();
  return reply;
}

/** Sends the head and half of the body: the caller knows that something happened, not what. */
export function cutShort(
  reply: FastifyReply,
  outcome: { status: number; body: string },
): FastifyReply {
  reply.hijack();
  reply.raw.writeHead(outcome.status, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-length': Buffer.byteLength(outcome.body),
  });
  const half = outcome.body.slice(0, outcome.body.length / 2);
  reply.raw.write(half, () => reply.raw.socket?.destroy());
  return reply;
}

export function chosenFailure(status: number): StripeError {
  if (status === 429) {
    return new StripeError(429, {
      type: 'rate_limit_error',
      code: 'rate_limit',
      message: 'Too many requests. The sandbox was told to say so.',
    });
  }
  return new StripeError(status, {
    type: 'api_error',
    message: 'Something went wrong. The sandbox was told to fail.',
  });
}
