import {
  booking,
  customerBookings,
  practitionerBookings,
  saveBookingAddress,
  saveBookingNotes,
} from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { serve } from '../../kernel/http/index.ts';
import { viewsOfPractitioner } from './booking-view.repository.ts';
import {
  presentForCustomer,
  presentForPractitioner,
  presentInDashboard,
} from './bookings.presenter.ts';
import { bookingsOfCustomer, readBooking, saveAddress, saveNotes } from './own-bookings.ts';
import { ownedBookings } from './owned-bookings.ts';

export function bookingRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, config } = deps;
  app.ownedObjects.set('booking', ownedBookings);

  serve(app, booking, async ({ params, user }) => {
    const view = await readBooking(db, params.id);

    return view.customer_id === user.id
      ? presentForCustomer(view, config, user)
      : presentForPractitioner(view, config, user);
  });

  serve(app, saveBookingNotes, async ({ params, body, user }) => {
    await saveNotes(db, { id: params.id, actor: user }, body);

    return { message: 'bookings.notesSaved' };
  });

  serve(app, saveBookingAddress, async ({ params, body, user }) => {
    await saveAddress(deps, { id: params.id, actor: user }, body.address);

    return { message: 'bookings.addressSaved' };
  });

  serve(app, customerBookings, async ({ user }) => {
    const views = await bookingsOfCustomer(db, user.id);

    return views.map((view) => presentForCustomer(view, config, user));
  });

  serve(app, practitionerBookings, async ({ user }) => {
    const views = await viewsOfPractitioner(db, user.id);

    return views.map((view) => presentInDashboard(view, config, user));
  });
}
