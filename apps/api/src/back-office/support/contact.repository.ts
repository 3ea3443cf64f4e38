import type { ContactMessage } from '@freely/api-client/contract';
import type { Trx } from '../../infrastructure/database/index.ts';

export async function insertMessage(trx: Trx, message: ContactMessage): Promise<number> {
  const { id } = await trx
    .insertInto('contact_messages')
    .values(message)
    .returning('id')
    .executeTakeFirstOrThrow();

  return id;
}
