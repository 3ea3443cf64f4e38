import {
  acceptChange as acceptChangeCall,
  moveBooking as moveBookingCall,
} from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { serve } from '../../kernel/http/index.ts';
import { acceptChange } from './accept-change.ts';
import { moveBooking } from './move-booking.ts';

/** Moving a booking to another time, and the customer's acceptance (D25). */
export function reschedulingRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, moveBookingCall, async ({ params, body, user }) => {
    const wanted = { date: body.date, time: body.start_time, from: body.from };
    const awaitsCustomer = await moveBooking(deps, params.id, user, wanted);

    return {
      message: awaitsCustomer ? 'bookings.movedForAcceptance' : 'bookings.moved',
      change_to_accept: awaitsCustomer,
    };
  });

  serve(app, acceptChangeCall, async ({ params, body, user }) => {
    await acceptChange(deps, params.id, user, body);

    return { message: 'bookings.changeAccepted' };
  });
}
