import { londonDay } from '@freely/domain/london-time';
import { maxWaitingPapers, type PaperKind } from '@freely/domain/papers';
import type { Deps } from '../../deps.ts';
import {
  type Db,
  inTransaction,
  lockPractitioner,
  type Trx,
} from '../../infrastructure/database/index.ts';
import type { DataKeys } from '../../infrastructure/encryption/index.ts';
import { AppError, type ErrorMessage } from '../../kernel/errors/index.ts';
import { type CheckedPaper, checkPaper } from './check-paper.ts';
import { countWaiting, insertPaper, nextPaperId } from './papers.repository.ts';
import { seal, storeFile } from './sealed-paper.ts';

interface NewPaper {
  kind: PaperKind;
  number: string;
  issuer: string;
  valid_from: string;
  /** Empty for a paper that does not end. */
  valid_to: string;
  file: Blob;
}

/** Adds a paper, which waits for an admin, and returns its id. @throws {AppError} for a file that cannot be taken. */
export async function addPaper(
  deps: Pick<Deps, 'db' | 'files' | 'config'>,
  practitionerId: number,
  { file, kind, number, issuer, valid_from, valid_to }: NewPaper,
): Promise<number> {
  if (valid_to !== '' && valid_to < londonDay(new Date())) {
    const message = 'papers.ended';
    throw new AppError('invalid', message, { valid_to: [message] });
  }
  await requireRoom(deps.db, practitionerId);
  const checked = await checkPaper(file);
  const stored = await storeFile(deps, checked.bytes);

  return inTransaction(deps.db, async (trx) => {
    await lockPractitioner(trx, practitionerId);
    await requireRoom(trx, practitionerId);

    return insertSealed(trx, deps.config.dataKeys, practitionerId, {
      ...stored,
      ...{ kind, number, issuer, valid_from, valid_to },
      type: checked.type,
    });
  });
}

type StoredPaper = Omit<NewPaper, 'file'> &
  Pick<CheckedPaper, 'type'> &
  Awaited<ReturnType<typeof storeFile>>;

/** The row of a stored file, with what only the two sides may read sealed. Returns its id. */
export async function insertSealed(
  trx: Trx,
  keys: DataKeys,
  practitionerId: number,
  { kind, number, issuer, valid_from, valid_to, name, fileKey, type }: StoredPaper,
): Promise<number> {
  const id = await nextPaperId(trx);
  await insertPaper(trx, id, {
    practitioner_id: practitionerId,
    kind,
    valid_from,
    valid_to: valid_to || null,
    sealed: seal(keys, { id, practitionerId }, { number, issuer, fileKey }),
    file_name: name,
    file_type: type,
  });

  return id;
}

async function requireRoom(db: Db, practitionerId: number): Promise<void> {
  if ((await countWaiting(db, practitionerId)) < maxWaitingPapers) return;
  const message: ErrorMessage = { key: 'papers.tooMany', values: { max: maxWaitingPapers } };
  throw new AppError('invalid', message, { file: [message] });
}
