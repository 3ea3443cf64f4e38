// Mirrors migrations/0013-trust.sql.
import type { Id, Stamp } from './column-types.ts';

export interface ContactMessagesTable {
  id: Id;
  name: string;
  email: string;
  subject: string;
  message: string;
  created_at: Stamp;
}
