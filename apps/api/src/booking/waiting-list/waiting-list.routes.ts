import * as contract from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../infrastructure/database/index.ts';
import { notFound } from '../../kernel/errors/index.ts';
import { serve } from '../../kernel/http/index.ts';
import type { HoldPayments } from '../checkout/index.ts';
import { mostEntries } from './entries.repository.ts';
import { findEntry, pageOfEntries } from './entry-views.repository.ts';
import { changeEntry, joinList } from './join-list.ts';
import { leaveList } from './leave-list.ts';
import { pageOfOffers, pausedUntil } from './offers.repository.ts';
import { ownedEntries } from './owned-entries.ts';
import { offersOf, readEntries } from './read-list.ts';
import { countRows, countWaitingFor } from './waiting-counts.repository.ts';
import {
  presentEntry,
  presentEntryToAdmin,
  presentOfferToAdmin,
} from './waiting-list.presenter.ts';

interface WaitingListDeps extends Deps {
  payments: HoldPayments;
}

export function registerWaitingList(app: FastifyInstance, deps: WaitingListDeps): void {
  const { db } = deps;
  app.ownedObjects.set('waiting_entry', ownedEntries);

  serve(app, contract.waitingList, async ({ user }) => ({
    entries: await readEntries(db, user),
    offers: await offersOf(db, user.id),
    most: await mostEntries(db),
    paused_until: (await pausedUntil(db, user.id))?.toISOString() ?? null,
  }));

  serve(app, contract.joinWaitingList, async ({ user, body, reply }) => {
    const id = await joinList(deps, user.id, body);
    reply.code(201);

    return {
      message: 'waitingList.joined',
      entry: await entryOf(db, id),
    };
  });

  serve(app, contract.changeWaitingEntry, async ({ user, params, body }) => {
    await changeEntry(deps, params.id, user.id, body);

    return { message: 'waitingList.changed', entry: await entryOf(db, params.id) };
  });

  serve(app, contract.leaveWaitingList, async ({ params, user }) => {
    await leaveList(deps, params.id, user);

    return { message: 'waitingList.left' };
  });

  serve(app, contract.practitionerWaiting, async ({ user }) => {
    const { forYou, forAnybody } = await countWaitingFor(db, user.id);

    return { for_you: forYou, for_anybody: forAnybody };
  });

  serve(app, contract.adminWaitingList, async ({ query: { list, page, per_page } }) => {
    const take = per_page === 'all' ? contract.maxListed : Number(per_page);
    const part = { take, skip: (page - 1) * take };
    if (list === 'offers') {
      const offers = (await pageOfOffers(db, part)).map(presentOfferToAdmin);

      return { entries: [], offers, total: await countRows(db, 'waiting_offers') };
    }
    const entries = (await pageOfEntries(db, part)).map(presentEntryToAdmin);

    return { entries, offers: [], total: await countRows(db, 'waiting_entries') };
  });
}

async function entryOf(db: Db, id: number) {
  const entry = await findEntry(db, id);
  if (!entry) throw notFound('waitingList.notOn');

  return presentEntry(entry);
}
