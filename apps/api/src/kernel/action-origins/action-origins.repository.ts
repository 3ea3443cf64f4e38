import type { Database, Db } from '../../infrastructure/database/index.ts';

interface ActionOrigin {
  /** Null for an invited client, who has no account. */
  userId: number | null;
  action: Database['action_origins']['action'];
  /** Whom a review is about. */
  aboutId?: number;
  /** The subnet that the request comes from. */
  network: string;
}

/** For the admins' page about abuse. Purged by the retention rules. */
export async function recordActionOrigin(db: Db, origin: ActionOrigin): Promise<void> {
  const { userId, aboutId = null, action, network } = origin;
  await db
    .insertInto('action_origins')
    .values({ user_id: userId, about_id: aboutId, action, network })
    .execute();
}
