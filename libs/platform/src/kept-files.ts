// What a server keeps on its own disk, for a restart while the store or the API is out of reach.
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

type Read = (name: string) => Promise<Uint8Array | null>;

/** Whole or not at all. Two servers of one machine may share the folder. */
export async function keepFile(file: string, text: string): Promise<void> {
  const draft = `${file}.${process.pid}.new`;
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeFile(draft, text);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

export async function textOfFile(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    return null;
  }
}

/** Earlier records that a record in force is judged by. Records never change, so copies stay right. */
export interface KeptPast {
  /** Reads from the copies first, and remembers what it had to ask for. */
  reading(read: Read): Read;
  keep(): Promise<void>;
}

/** More than any record looks back; older ones can be read again when the store is there. */
const MOST_KEPT = 200;

export async function keptPast(lastGoodFile: string | null): Promise<KeptPast> {
  const file = lastGoodFile && `${lastGoodFile}.past`;
  const copies = new Map<string, string>(entriesIn(file && (await textOfFile(file))));

  return {
    reading: (read) => async (name) => {
      const copy = copies.get(name);
      if (copy !== undefined) return Buffer.from(copy);
      const bytes = await read(name);
      if (bytes) copies.set(name, Buffer.from(bytes).toString());
      if (copies.size > MOST_KEPT) copies.delete([...copies.keys()][0] ?? '');

      return bytes;
    },
    async keep() {
      if (file) await keepFile(file, JSON.stringify([...copies]));
    },
  };
}

function entriesIn(text: string | null): [string, string][] {
  try {
    return text ? (JSON.parse(text) as [string, string][]) : [];
  } catch {
    return [];
  }
}
