// Mirrors migrations/0017-releases.sql.
import type { CountedKind, ReleaseVerb } from '@freely/api-client/contract';
import type { Generated } from 'kysely';
import type { Id, Instant, Json, Stamp } from './column-types.ts';

export interface ReleaseCountsTable {
  unit: string;
  version: string;
  minute: Instant;
  kind: CountedKind;
  bucket: Generated<number>;
  count: number;
}

export interface ReleaseReportersTable {
  unit: string;
  version: string;
  network: Buffer;
  browser: Buffer;
  seen_minute: Instant;
  struck_minute: Instant | null;
}

export interface AccountRightsTable {
  user_id: number;
  name: 'release';
  granted_at: Stamp;
}

export interface ReleaseWishesTable {
  id: Id;
  user_id: number | null;
  unit: string;
  verb: ReleaseVerb;
  detail: Json;
  reason: string;
  status: Generated<'queued' | 'done' | 'refused'>;
  answer: string | null;
  created_at: Stamp;
  settled_at: Instant | null;
}
