import type { WrittenQuestionnaire } from '@freely/api-client/contract';
import type { Db } from '../../infrastructure/database/index.ts';
import { listWritten } from './written-questionnaires.repository.ts';

/** What a practitioner has ever published, for their download: a signature refers to one version. */
export async function readWritten(db: Db, practitionerId: number): Promise<WrittenQuestionnaire[]> {
  const written = new Map<number, WrittenQuestionnaire>();
  for (const { id, treatments, withdrawn_at, published_at, ...row } of await listWritten(
    db,
    practitionerId,
  )) {
    const version = { ...row, published_at: published_at.toISOString() };
    const current = written.get(id);
    if (current) current.earlier_versions.push(version);
    else {
      written.set(id, {
        ...version,
        id,
        treatments,
        withdrawn_at: withdrawn_at?.toISOString() ?? null,
        earlier_versions: [],
      });
    }
  }

  return [...written.values()];
}
