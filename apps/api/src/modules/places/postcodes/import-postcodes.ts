import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from '../../../database/transaction.ts';
import { type ExactPostcode, putPostcodes } from '../exact-postcodes.repository.ts';
import { ImportProblem } from './import-problem.ts';
import { readPostcodes } from './read-postcodes.ts';

interface Imported {
  files: number;
  read: number;
  /** New, or at another place than before. */
  changed: number;
  /** Without a place. */
  leftOut: number;
}

const batchSize = 5000;
const saidEvery = 100_000;

/**
 * Puts the postcodes of files, and of all `.csv` files of folders, into the database, a batch at a
 * time. What was put stays, so that a run that was broken off is simply started again; a second run
 * with the same files changes nothing.
 * @throws {ImportProblem} with the file and the line.
 */
export async function importPostcodes(
  db: Db,
  paths: readonly string[],
  say: (line: string) => void,
): Promise<Imported> {
  const files = paths.flatMap(filesAt);
  const done: Imported = { files: files.length, read: 0, changed: 0, leftOut: 0 };
  // By postcode, as one statement cannot put the same one twice.
  let batch = new Map<string, ExactPostcode>();
  const flush = async () => {
    if (batch.size > 0) done.changed += await putPostcodes(db, [...batch.values()]);
    batch = new Map();
  };

  for (const file of files) {
    for await (const found of readPostcodes(file)) {
      done.read += 1;
      if (found) batch.set(found.postcode, found);
      else done.leftOut += 1;
      if (batch.size === batchSize) await flush();
      if (done.read % saidEvery === 0) say(`${counted(done.read)} postcodes read…`);
    }
    await flush();
  }

  return done;
}

/** What an operator reads at the end. */
export function summary({ files, read, changed, leftOut }: Imported): string {
  return (
    `${counted(read)} postcodes in ${counted(files)} ${files === 1 ? 'file' : 'files'}: ` +
    `${counted(changed)} new or moved, ${counted(leftOut)} left out because nobody knows where they are.`
  );
}

const counted = (amount: number) => amount.toLocaleString('en-GB');

function filesAt(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) throw new ImportProblem(`${path}: there is no such file`);
  if (!found.isDirectory()) return [path];
  const files = readdirSync(path)
    .filter((name) => name.toLowerCase().endsWith('.csv'))
    .sort();
  if (files.length === 0) throw new ImportProblem(`${path}: there is no .csv file in this folder`);

  return files.map((name) => join(path, name));
}
