import type { Db } from '../../infrastructure/database/index.ts';

/** Something that a limit against abuse refused. */
interface RefusedAction {
  /** Null for somebody who is not logged in. */
  userId: number | null;
  /** The subnet that the request came from. */
  network: string;
  /** What they wanted to do: `hold`, `invitation`. */
  action: string;
  /** Which limit refused it. */
  reason: string;
}

/** For the admins' page about abuse. Purged by the retention rules. */
export async function recordRefusedAction(db: Db, refused: RefusedAction): Promise<void> {
  const { userId, ...rest } = refused;
  await db
    .insertInto('refused_actions')
    .values({ ...rest, user_id: userId })
    .execute();
}
