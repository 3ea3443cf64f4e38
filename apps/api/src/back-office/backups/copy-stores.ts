// Copies of images and releases beside the backup of the database.
import { openStore, type PlatformStore } from '@freely/platform';
import { millisecondsInDay } from 'date-fns/constants';

/** What is gone from the market stays this long in the copies, then it is erased there too. */
const keptMs = 30 * millisecondsInDay;
const goneName = 'gone.json';

export interface Store {
  readonly name: 'files' | 'releases';
  readonly url: string;
}

/** Copies what is new. @returns how many files were copied */
export async function copyStore(
  { name, url }: Store,
  copiesUrl: string,
  now = Date.now(),
): Promise<number> {
  const from = openStore(url);
  const copies = openStore(copiesUrl);
  const live = await namesIn(from);
  const copied = new Set(await namesIn(copies, `${name}/`));
  let count = 0;
  for (const file of live) {
    // An image never changes. Of releases, the records in force do.
    if (copied.has(file) && (name === 'files' || !(await isNewer(from, copies, file)))) continue;
    const bytes = await from.read(file);
    if (!bytes) continue;
    await copies.replace(`${name}/${file}`, bytes);
    count += 1;
  }
  await eraseGone(copies, name, new Set(live), copied, now);

  return count;
}

/** Puts back what is missing, and replaces nothing. @returns how many files were put back */
export async function putBack({ name, url }: Store, copiesUrl: string): Promise<number> {
  const to = openStore(url);
  const copies = openStore(copiesUrl);
  const live = new Set(await namesIn(to));
  let count = 0;
  for (const file of await namesIn(copies, `${name}/`)) {
    if (live.has(file)) continue;
    const bytes = await copies.read(`${name}/${file}`);
    if (bytes && (await to.create(file, bytes))) count += 1;
  }

  return count;
}

async function namesIn(store: PlatformStore, prefix = ''): Promise<string[]> {
  const names = await store.list(prefix);

  return names.filter((name) => !name.endsWith('.part')).map((name) => name.slice(prefix.length));
}

async function isNewer(from: PlatformStore, copies: PlatformStore, file: string): Promise<boolean> {
  const [theirs, ours] = await Promise.all([
    from.modifiedAt(file),
    copies.modifiedAt(`releases/${file}`),
  ]);

  return theirs !== null && (ours === null || theirs > ours);
}

/** A restore to last week needs what was removed yesterday; an erased person must not stay forever. */
async function eraseGone(
  copies: PlatformStore,
  name: Store['name'],
  live: ReadonlySet<string>,
  copied: ReadonlySet<string>,
  now: number,
): Promise<void> {
  const list = `${name}-${goneName}`;
  const known = await copies.read(list);
  const before: Record<string, number> = known ? JSON.parse(Buffer.from(known).toString()) : {};
  const gone: Record<string, number> = {};
  for (const file of copied) {
    if (live.has(file)) continue;
    const since = before[file] ?? now;
    if (now - since < keptMs) gone[file] = since;
    else await copies.remove(`${name}/${file}`);
  }
  await copies.replace(list, Buffer.from(JSON.stringify(gone)));
}
