// A paper's file is encrypted with a key of its own. That key is sealed with DATA_KEY in the row, so that
// DATA_KEY can be replaced without touching files, and a deleted row leaves a file that nobody can read.
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Deps } from '../../deps.ts';
import {
  type DataKeys,
  decrypt,
  decryptBytes,
  encrypt,
  encryptBytes,
  paperContext,
  paperFileContext,
} from '../../infrastructure/encryption/index.ts';
import { notFound } from '../../kernel/errors/index.ts';

interface Secrets {
  number: string;
  issuer: string;
  /** Base64. */
  fileKey: string;
}

interface SealedRow {
  id: number;
  practitioner_id: number;
  sealed: Buffer;
}

export function seal(
  keys: DataKeys,
  { id, practitionerId }: { id: number; practitionerId: number },
  secrets: Secrets,
): Buffer {
  return encrypt(keys, paperContext(practitionerId, id), JSON.stringify(secrets));
}

/** The row with its number and issuer, and without what must not leave. */
export function openPaper<Row extends SealedRow>(keys: DataKeys, { sealed, ...row }: Row) {
  const { number, issuer } = secretsOf(keys, { sealed, ...row });

  return { ...row, number, issuer };
}

function secretsOf(keys: DataKeys, { id, practitioner_id, sealed }: SealedRow): Secrets {
  return JSON.parse(decrypt(keys, paperContext(practitioner_id, id), sealed)) as Secrets;
}

/** Stores an encrypted file. Purged after a day if no row comes to refer to it. */
export async function storeFile({ files }: Pick<Deps, 'files'>, bytes: Buffer) {
  const name = `${randomBytes(16).toString('hex')}.sealed`;
  const key = randomBytes(32);
  await files.put(name, encryptBytes([key], paperFileContext(name), bytes));

  return { name, fileKey: key.toString('base64') };
}

/** The bytes of a paper. @throws {AppError} not_found when the store has lost them. */
export async function readFile(
  { files, config }: Pick<Deps, 'files' | 'config'>,
  row: SealedRow & { file_name: string },
): Promise<Readable> {
  const found = await files.read(row.file_name);
  if (!found) throw notFound('papers.fileMissing');
  const key = Buffer.from(secretsOf(config.dataKeys, row).fileKey, 'base64');

  return Readable.from([
    decryptBytes([key], paperFileContext(row.file_name), await buffer(found.content)),
  ]);
}
