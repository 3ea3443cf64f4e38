import type { FastifyReply, FastifyRequest } from 'fastify';
import { StripeError } from './protocol/stripe-error.ts';

// The faults that the switches inject into a response.

/** Closes the connection without a response. */
export function hangUp(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack();
  request.raw.socket.destroy();
  return reply;
}

/** Sends the head and half of the body, so that the caller does not know the outcome. */
export function truncateResponse(
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

export function injectedFailure(status: number): StripeError {
  if (status === 429) {
    return new StripeError(429, {
      type: 'rate_limit_error',
      code: 'rate_limit',
      message: 'Too many requests. A switch of the sandbox injects this error.',
    });
  }
  return new StripeError(status, {
    type: 'api_error',
    message: 'Something went wrong. A switch of the sandbox injects this error.',
  });
}
