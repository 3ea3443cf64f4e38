// Folders that nobody needs after the process that made them: in memory where there is room, since a file
// there costs a test a tenth of one on a disk.
import {
  accessSync,
  chmodSync,
  constants,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandLine } from './postgres/running-process.ts';
import { sharedMemory } from './shared-memory.ts';

/**
 * An empty folder named after its purpose and this process. Whoever makes it removes it; one whose process
 * was killed is removed by the next of the same purpose, or it would take memory until the machine starts again.
 */
export function makeMemoryFolder(purpose: string): string {
  const parent = sharedMemory() ?? tmpdir();
  const prefix = `freely-${purpose}-`;
  removeAbandoned(parent, prefix);
  const folder = mkdtempSync(join(parent, `${prefix}${process.pid}-`));
  // PostgreSQL, when root starts it, runs as another account, which has to enter.
  chmodSync(folder, 0o711);

  return folder;
}

/** What is written to temporary files from here on, also by programs that are started, is in memory where it can be. */
export function useMemoryForTemporaryFiles(onEnd: (cleanUp: () => Promise<void>) => void): void {
  const folder = makeMemoryFolder('temporary');
  onEnd(async () => rmSync(folder, { recursive: true, force: true }));
  if (!canRunPrograms(folder)) return;
  // As every folder for temporary files: some tests run programs as another account.
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
}

/** Tests run what they have built or installed in temporary folders; Docker lets nothing in shared memory run. */
function canRunPrograms(folder: string): boolean {
  const program = join(folder, 'program');
  writeFileSync(program, '', { mode: 0o700 });
  try {
    accessSync(program, constants.X_OK);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(program);
  }
}

function removeAbandoned(parent: string, prefix: string): void {
  for (const name of readdirSync(parent)) {
    if (!name.startsWith(prefix)) continue;
    const pid = Number.parseInt(name.slice(prefix.length), 10);
    // An id is used again, but seldom by another program of Node.
    if (Number.isNaN(pid) || commandLine(pid)?.includes('node')) continue;
    try {
      rmSync(join(parent, name), { recursive: true, force: true });
    } catch {
      // Another account's.
    }
  }
}
