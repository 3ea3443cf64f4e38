import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from './file-store.ts';

/** Stores files in a local folder, or in one that all machines share. */
export function openFolder(folder: string): FileStore {
  return {
    put: async (name, bytes) => {
      await mkdir(folder, { recursive: true });
      // Written under another name first, so that nobody reads a partial file.
      const part = join(folder, `${randomUUID()}.part`);
      await writeFile(part, bytes);
      await rename(part, join(folder, name));
    },
    read: async (name) => {
      const handle = await open(join(folder, name)).catch(noneOrThrow);
      const found = await handle?.stat();
      if (!handle || !found?.isFile()) {
        await handle?.close();
        return null;
      }

      return { bytes: found.size, content: handle.createReadStream() };
    },
    remove: (name) => rm(join(folder, name), { force: true }),
    list: async function* (before) {
      const entries = await opendir(folder).catch(() => []);
      for await (const { name } of entries) {
        const found = await stat(join(folder, name)).catch(() => null);
        if (found?.isFile() && found.mtime < before) yield name;
      }
    },
  };
}

/** Only what does not exist is missing. A disk that fails is no missing file. */
function noneOrThrow(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
