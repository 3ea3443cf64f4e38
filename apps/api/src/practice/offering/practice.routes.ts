import * as contract from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { inTransaction, lockPractitioner, type Trx } from '../../infrastructure/database/index.ts';
import { serve } from '../../kernel/http/index.ts';
import { timeFreed } from '../events/index.ts';
import { changePlaces, readLocationTypes } from './change-places.ts';
import { changeTravel } from './change-travel.ts';
import { addOffer, changeOffer, listOwnOffers, removeOffer } from './offers.ts';
import { ownedSalons } from './owned-salons.ts';
import { ownedTreatments } from './owned-treatments.ts';
import { listSalons } from './places.repository.ts';
import { readAvailability, saveHours } from './save-hours.ts';
import { findTravel } from './travel.repository.ts';

export function practiceRoutes(app: FastifyInstance, { db, events }: Deps): void {
  app.ownedObjects.set('treatment', ownedTreatments);
  app.ownedObjects.set('salon', ownedSalons);

  /**
   * Serialised with bookings: a booking that is being made waits for the change, and then sees it.
   */
  const withLock = <T>(practitionerId: number, change: (trx: Trx) => Promise<T>) =>
    inTransaction(db, async (trx) => {
      await lockPractitioner(trx, practitionerId);

      return change(trx);
    });

  /** The same, for a change after which there may be more free times. */
  const freeing = (practitionerId: number, change: (trx: Trx) => Promise<void>) =>
    withLock(practitionerId, async (trx) => {
      await change(trx);
      const now = { from: new Date(), until: null };
      await events.publish(trx, timeFreed, { practitionerId, why: 'hours', ...now });
    });

  serve(app, contract.ownServices, async ({ user }) => listOwnOffers(db, user.id));

  serve(app, contract.addService, async ({ user, body, reply }) => {
    const offer = await withLock(user.id, (trx) => addOffer(trx, user.id, body));
    reply.code(201);

    return { message: 'practice.treatmentAdded', ...offer };
  });

  serve(app, contract.changeService, async ({ user, body }) => ({
    message: 'practice.treatmentUpdated',
    ...(await withLock(user.id, (trx) => changeOffer(trx, user.id, body))),
  }));

  serve(app, contract.removeService, async ({ user, body }) => {
    await withLock(user.id, (trx) => removeOffer(trx, user.id, body.sub_service_id));

    return { message: 'practice.treatmentRemoved' };
  });

  serve(app, contract.ownAvailability, async ({ user }) => readAvailability(db, user.id));

  serve(app, contract.changeAvailability, async ({ user, body }) => {
    await freeing(user.id, (trx) => saveHours(trx, user.id, body));

    return { message: 'practice.hoursUpdated' };
  });

  serve(app, contract.ownLocationTypes, async ({ user }) => readLocationTypes(db, user.id));

  serve(app, contract.changeLocationTypes, async ({ user, body }) => {
    await freeing(user.id, (trx) => changePlaces(trx, events, user, body));

    return {
      message: 'practice.locationsUpdated',
      ...(await readLocationTypes(db, user.id)),
    };
  });

  serve(app, contract.ownTravel, async ({ user }) => ({ travel: await findTravel(db, user.id) }));

  serve(app, contract.changeTravel, async ({ user, body }) => {
    await freeing(user.id, (trx) => changeTravel(trx, user.id, body.travel));

    return { message: 'practice.travelUpdated', travel: await findTravel(db, user.id) };
  });

  serve(app, contract.practitionerSalons, async ({ user }) => {
    const salons = await listSalons(db, user.id);

    return {
      salons: salons.map(({ id, name, postcode, address }) => ({ id, name, postcode, address })),
    };
  });
}
