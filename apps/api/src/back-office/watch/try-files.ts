import { randomUUID } from 'node:crypto';
import type { FileStore } from '../../infrastructure/files/index.ts';

/**
 * Writes, reads and removes a file.
 * @throws when one of these fails
 */
export async function tryFiles(files: FileStore): Promise<void> {
  const name = `tried-${randomUUID()}.txt`;
  await files.put(name, Buffer.from('tried'));
  const stored = await files.read(name);
  stored?.content.resume();
  await files.remove(name);
  if (!stored) throw new Error('what was written cannot be read');
}
