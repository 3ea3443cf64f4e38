import type { Db } from '../../database/transaction.ts';

/** Who did it; a session's user is one. Nobody when it is a job. */
export interface AuditActor {
  id: number;
  /** The admin who was logged in as that user (D34). */
  impersonatorId: number | null;
}

export interface AuditEntry {
  actor: AuditActor | null;
  /** `<what>.<verb>`, such as `practitioner.approve`. */
  action: string;
  /** `<what>:<id>`, such as `practitioner:20017`; only `<what>` where there is but one. */
  object: string;
  /** Ids, amounts and states only: the log is never erased, so it holds nothing personal (D42). */
  detail?: Record<string, unknown>;
}

/**
 * Writes down what was done, for good: the table takes no change and no deletion. To be called in
 * the transaction of what it tells of. Answers the entry's id.
 */
export async function recordAudit(db: Db, entry: AuditEntry): Promise<number> {
  const { id } = await db
    .insertInto('audit_log')
    .values({
      actor_id: entry.actor?.id ?? null,
      impersonator_id: entry.actor?.impersonatorId ?? null,
      action: entry.action,
      subject: entry.object,
      detail: JSON.stringify(entry.detail ?? {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow();

  return id;
}
