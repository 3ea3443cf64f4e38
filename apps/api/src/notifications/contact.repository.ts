import type { Db } from '../infrastructure/database/index.ts';
/** The one kind of mail that goes to the operator. */
export const contactKind = 'contact_message';

export interface WrittenMessage {
  id: number;
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** Null when the message was erased meanwhile (D42). */
export async function findMessage(db: Db, id: number): Promise<WrittenMessage | null> {
  const found = await db
    .selectFrom('contact_messages')
    .select(['id', 'name', 'email', 'subject', 'message'])
    .where('id', '=', id)
    .executeTakeFirst();

  return found ?? null;
}
