import { randomUUID } from 'node:crypto';
import { chown, link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type PlatformStore, requireSafeName } from './platform-store.ts';

/** Drafts are hidden files, so that no listing and no reader ever meets half a file. */
const DRAFT = /(^|\/)\.draft-/;

/** A store in a folder of this machine, or one that several machines mount. */
export function folderStore(folder: string): PlatformStore {
  const pathOf = (name: string) => {
    requireSafeName(name);
    return join(folder, name);
  };

  return {
    label: folder,
    folder,
    read: async (name) => orNull(readFile(pathOf(name))),
    async create(name, bytes) {
      const target = pathOf(name);
      const draft = await writeDraft(folder, target, bytes);
      try {
        // Of everything that a file system offers, this both refuses an existing name and shows
        // the whole file at once.
        await link(draft, target);

        return true;
      } catch (error) {
        if (codeOf(error) === 'EEXIST') return false;
        throw error;
      } finally {
        await rm(draft, { force: true });
      }
    },
    async replace(name, bytes) {
      const target = pathOf(name);
      await rename(await writeDraft(folder, target, bytes), target);
    },
    async list(prefix) {
      const under = join(folder, dirname(`${prefix}x`));
      const entries = await orNull(readdir(under, { recursive: true, withFileTypes: true }));

      return (entries ?? [])
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
        .filter((name) => name.startsWith(prefix) && !DRAFT.test(name));
    },
    remove: async (name) => rm(pathOf(name), { force: true }),
    modifiedAt: async (name) => (await orNull(stat(pathOf(name))))?.mtime ?? null,
  };
}

/** On disk before it has its name: after a power cut a file that can be seen is whole. */
async function writeDraft(folder: string, target: string, bytes: Uint8Array): Promise<string> {
  const made = await mkdir(dirname(target), { recursive: true });
  const owner = await ownerFor(folder);
  if (owner && made) await giveFolders(dirname(target), made, owner);
  const draft = join(dirname(target), `.draft-${randomUUID()}`);
  const file = await open(draft, 'wx');
  try {
    if (owner) await file.chown(owner.uid, owner.gid);
    await file.writeFile(bytes);
    await file.sync();
  } catch (error) {
    // On a full disk, what is left of it would take the room that was needed.
    await rm(draft, { force: true });
    throw error;
  } finally {
    await file.close();
  }

  return draft;
}

interface Owner {
  uid: number;
  gid: number;
}

/**
 * Null unless this runs as root. What root writes belongs to the owner of the store: the account of the
 * service could not write beside it otherwise, and every later release would fail.
 */
async function ownerFor(folder: string): Promise<Owner | null> {
  return process.getuid?.() === 0 ? stat(folder) : null;
}

/** From the innermost folder out to the first that was made. */
async function giveFolders(innermost: string, outermost: string, { uid, gid }: Owner) {
  for (let each = innermost; each.startsWith(outermost); each = dirname(each)) {
    await chown(each, uid, gid);
  }
}

async function orNull<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return null;
    throw error;
  }
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}
