import type { Deps } from '../../deps.ts';
import { inTransaction, lockPractitioner, type Trx } from '../../infrastructure/database/index.ts';
import { type Actor, recordAudit, refuseOwnMatter } from '../../kernel/audit/index.ts';
import { AppError, notFound } from '../../kernel/errors/index.ts';
import { dropTick, returnTick } from '../../practice/papers/index.ts';
import { paperDecided } from '../events/index.ts';
import * as queue from './paper-queue.repository.ts';

interface Decision {
  id: number;
  approve: boolean;
  /** Why it is refused, for the practitioner. */
  reason: string;
  admin: Actor;
}

/**
 * Approves or refuses a paper, with which the tick may come or go. Triggers then say on which days it shows, and
 * who may work.
 * @returns whether it counts now; false after the first of two approvals
 * @throws {AppError} wrong_state for what is decided already, and for one admin who approves twice;
 * forbidden for the admin's own
 */
export function decideOnPaper(
  { db, events }: Pick<Deps, 'db' | 'events'>,
  { id, approve, reason, admin }: Decision,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const paper = await lockForDecision(trx, id);
    refuseOwnMatter(admin, paper.practitioner_id);
    if (paper.state === 'refused' || (approve && paper.state === 'approved')) {
      throw new AppError('wrong_state', 'papers.decided');
    }
    const isFirst = approve && (await needsSecond(trx, paper.first_approved_by, admin));
    const auditId = await recordAudit(trx, {
      actor: admin,
      action: `paper.${isFirst ? 'approve_first' : approve ? 'approve' : 'refuse'}`,
      object: `paper:${id}`,
      detail: { practitioner_id: paper.practitioner_id, kind: paper.kind, before: paper.state },
    });
    if (isFirst) {
      await queue.saveFirstApproval(trx, id, admin.id);

      return false;
    }
    await queue.saveDecision(trx, id, {
      state: approve ? 'approved' : 'refused',
      reason: approve ? '' : reason,
      adminId: admin.id,
    });
    await (approve ? returnTick(trx, paper.practitioner_id) : dropTick(trx, paper));
    await events.publish(trx, paperDecided, {
      practitionerId: paper.practitioner_id,
      paperId: id,
      isApproved: approve,
      auditId,
    });

    return true;
  });
}

async function lockForDecision(trx: Trx, id: number) {
  const found = await queue.findQueued(trx, id);
  if (!found) throw notFound('papers.notFound');
  // Locks are taken in one order: the practitioner's first.
  await lockPractitioner(trx, found.practitioner_id);
  const paper = await queue.lockPaper(trx, id);
  if (!paper) throw notFound('papers.notFound');

  return paper;
}

/** Whether this approval is the first of two. */
async function needsSecond(trx: Trx, firstBy: number | null, admin: Actor): Promise<boolean> {
  if ((await queue.approvalsNeeded(trx)) < 2) return false;
  if (firstBy === null) return true;
  if (firstBy === admin.id) {
    throw new AppError('wrong_state', 'papers.approvedByYou');
  }

  return false;
}
