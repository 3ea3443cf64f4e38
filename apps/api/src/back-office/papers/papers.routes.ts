import * as contract from '@freely/api-client/contract';
import { poundsOf } from '@freely/domain/money';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { toListQuery } from '../../infrastructure/database/index.ts';
import { notFound } from '../../kernel/errors/index.ts';
import { serve } from '../../kernel/http/index.ts';
import type { Confirmation } from '../../kernel/messages/index.ts';
import { findPaper, paperHeaders, readFile } from '../../practice/papers/index.ts';
import { listAffected } from './affected-bookings.repository.ts';
import { changeKind, readKindRules } from './change-kind.ts';
import { decideOnPaper } from './decide-on-paper.ts';
import { findQueued, listQueue } from './paper-queue.repository.ts';
import { presentQueued } from './papers.presenter.ts';
import { settleBooking } from './settle-booking.ts';

/** What admins see and decide of papers (D85). */
export function adminPaperRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, config } = deps;

  serve(app, contract.adminPapers, async ({ query }) => {
    const { take, skip } = toListQuery({ ...query, sort: '' });
    const { rows, ...counts } = await listQueue(db, {
      state: query.state,
      practitionerId: query.practitioner_id ?? null,
      take,
      skip,
    });

    return { papers: rows.map((row) => presentQueued(config.dataKeys, row)), ...counts };
  });

  serve(app, contract.adminPaperFile, async ({ params: { id }, reply }) => {
    const found = await findPaper(db, id);
    if (!found) throw notFound('papers.notFound');
    reply.headers(paperHeaders);

    return readFile(deps, found);
  });

  serve(app, contract.decideOnPaper, async ({ params: { id }, body, user }) => {
    const counts = await decideOnPaper(deps, { id, ...body, admin: user });
    const row = await findQueued(db, id);
    if (!row) throw notFound('papers.notFound');

    return {
      message: messageFor(body.approve, counts),
      paper: presentQueued(config.dataKeys, row),
    };
  });

  serve(app, contract.paperKindRules, async () => ({ kinds: await readKindRules(db) }));

  serve(app, contract.changePaperKind, async ({ body, user }) => {
    await changeKind(db, { ...body, admin: user });

    return { message: 'papers.ruleSaved', kinds: await readKindRules(db) };
  });

  serve(app, contract.paperBookings, async () => ({
    bookings: (await listAffected(db)).map(({ starts_at, total_amount, ...booking }) => ({
      ...booking,
      date: starts_at.toISOString(),
      total_amount: poundsOf(total_amount),
    })),
  }));

  serve(app, contract.settlePaperBooking, async ({ body, user }) => {
    const { booking_id: bookingId, choice, reason } = body;
    await settleBooking(deps, { bookingId, choice, reason, admin: user });

    return {
      message: choice === 'keep' ? 'papers.bookingKept' : 'cancellations.byPractitioner',
    };
  });
}

function messageFor(approve: boolean, counts: boolean): Confirmation {
  if (!approve) return 'papers.refused';

  return counts ? 'papers.approved' : 'papers.approvedOnce';
}
