import { sql } from 'kysely';
import type { Db } from '../../infrastructure/database/index.ts';

export interface ProcessSigns {
  readonly name: string;
  readonly role: 'api' | 'worker' | 'both';
  /** It has refused to start. */
  readonly ended: boolean;
  readonly diskProblem: string | null;
  readonly keyProblem: string | null;
}

/** What a process says of itself now. */
export async function saveSigns(
  db: Db,
  { name, role, ended, diskProblem, keyProblem }: ProcessSigns,
): Promise<void> {
  await sql`
    insert into processes (name, role, ended, disk_problem, key_problem)
    values (${name}, ${role}, ${ended}, ${diskProblem}, ${keyProblem})
    on conflict (name) do update set role = excluded.role, seen_at = now(), ended = excluded.ended,
      disk_problem = excluded.disk_problem, key_problem = excluded.key_problem`.execute(db);
}

export async function removeProcess(db: Db, name: string): Promise<void> {
  await db.deleteFrom('processes').where('name', '=', name).execute();
}

/** Those that nobody has missed for so long are not coming back. */
export async function forgetProcesses(db: Db, olderThanSeconds: number): Promise<void> {
  await sql`delete from processes
    where seen_at < now() - ${olderThanSeconds} * interval '1 second'`.execute(db);
}

export type TriedPart = 'mail' | 'provider' | 'webhooks' | 'files';

/** Whether this process is to try the part now: one process does, and not more often than so. */
export async function claimTrial(db: Db, part: TriedPart, everySeconds: number): Promise<boolean> {
  const { rows } = await sql`
    update part_trials set tried_at = now()
    where part = ${part} and tried_at < now() - ${everySeconds} * interval '1 second'
    returning part`.execute(db);

  return rows.length === 1;
}

export async function saveTrial(db: Db, part: TriedPart, problem: string | null): Promise<void> {
  await db.updateTable('part_trials').set({ problem }).where('part', '=', part).execute();
}

export interface ProcessRow extends ProcessSigns {
  /** Since it last said so. */
  readonly silentSeconds: number;
}

export async function readProcesses(db: Db): Promise<ProcessRow[]> {
  const { rows } = await sql<ProcessRow>`
    select name, role, ended, disk_problem as "diskProblem", key_problem as "keyProblem",
      floor(extract(epoch from now() - seen_at))::int as "silentSeconds"
    from processes order by name`.execute(db);

  return rows;
}

export async function readTrials(db: Db): Promise<{ part: TriedPart; problem: string | null }[]> {
  const { rows } = await sql<{ part: TriedPart; problem: string | null }>`
    select part, problem from part_trials order by part`.execute(db);

  return rows;
}
