import { createBooking as createBookingCall } from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';
import { serve, subnetOf } from '../../kernel/http/index.ts';
import { presentForCustomer, readBooking } from '../bookings/index.ts';
import { createBooking } from './create-booking.ts';
import type { CheckoutDeps } from './hold-payments.ts';
import { readIdempotencyKey } from './idempotency-key.ts';

/** Turns a draft into a held booking, which the payment then confirms. */
export function checkoutRoutes(app: FastifyInstance, deps: CheckoutDeps): void {
  serve(app, createBookingCall, async ({ body, user, request, reply }) => {
    const key = readIdempotencyKey(request.headers['idempotency-key']);
    const id = await createBooking(deps, user, body, key, subnetOf(request.ip));
    reply.code(201);

    return presentForCustomer(await readBooking(deps.db, id), deps.config, user);
  });
}
