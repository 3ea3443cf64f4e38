import type { Db } from '../infrastructure/database/index.ts';
import type { AboutMail, AboutMessage } from './mail-facts.ts';

/** Null when the message was erased meanwhile (D42). */
export async function findMessage(
  db: Db,
  id: number,
): Promise<Omit<AboutMessage, keyof AboutMail> | null> {
  const found = await db
    .selectFrom('contact_messages')
    .select(['id', 'name', 'email', 'subject', 'message'])
    .where('id', '=', id)
    .executeTakeFirst();

  return found ?? null;
}
