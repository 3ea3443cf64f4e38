import type { Db } from '../../infrastructure/database/index.ts';
/** Who did it, such as the user of a session. */
export interface Actor {
  id: number;
  /** The admin who was logged in as that user (D34). */
  impersonatorId: number | null;
}

export interface AuditEntry {
  /** Null for a job. */
  actor: Actor | null;
  /** `<what>.<verb>`, such as `practitioner.approve`. */
  action: string;
  /** `<what>:<id>`, such as `practitioner:20017`; only `<what>` when there is just one. */
  object: string;
  /**
   * Ids, amounts, states, and an admin's reason in their own words: the log is never erased, so it holds no
   * personal data (D42).
   */
  detail?: Record<string, unknown>;
}

/** PostgreSQL cannot store half of a pair of UTF-16 units, which a reason may contain. */
const wellFormed = (_: string, value: unknown) =>
  typeof value === 'string' ? value.toWellFormed() : value;

/**
 * Adds an entry to the append-only audit log. Call it in the transaction of the change that it
 * records. Returns the entry's id.
 */
export async function recordAudit(db: Db, entry: AuditEntry): Promise<number> {
  const { id } = await db
    .insertInto('audit_log')
    .values({
      actor_id: entry.actor?.id ?? null,
      impersonator_id: entry.actor?.impersonatorId ?? null,
      action: entry.action,
      subject: entry.object,
      detail: JSON.stringify(entry.detail ?? {}, wellFormed),
    })
    .returning('id')
    .executeTakeFirstOrThrow();

  return id;
}
