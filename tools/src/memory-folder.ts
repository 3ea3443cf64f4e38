// Folders that nobody needs after the process that made them: in memory where there is room, since a file
// there costs a test a tenth of one on a disk.
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
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

/** Programs of this process, and the processes they start, write their temporary files to memory from here on. */
export function useMemoryForTemporaryFiles(onEnd: (cleanUp: () => Promise<void>) => void): void {
  const folder = makeMemoryFolder('temporary');
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  onEnd(async () => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    rmSync(folder, { recursive: true, force: true });
  });
}

function removeAbandoned(parent: string, prefix: string): void {
  for (const name of readdirSync(parent)) {
    if (!name.startsWith(prefix)) continue;
    const pid = Number.parseInt(name.slice(prefix.length), 10);
    // An id is used again, but seldom by another program of Node.
    if (Number.isNaN(pid) || commandLine(pid)?.includes('node')) continue;
    rmSync(join(parent, name), { recursive: true, force: true });
  }
}
