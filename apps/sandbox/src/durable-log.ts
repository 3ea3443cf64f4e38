import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

/** One change: the object of that kind and id is now `value`; null means that it was deleted. */
export interface Change {
  kind: string;
  id: string;
  value: unknown;
}

export interface DurableLog {
  /** The changes of earlier runs, in the order they were written. */
  readonly changes: readonly Change[];
  /** Queues a change; the next `flush` writes it to disk. */
  append(change: Change): void;
  /** Writes all queued changes as one line, so that a kill keeps all of them or none. */
  flush(): void;
  /** Rewrites the file with only these changes. */
  compact(changes: readonly Change[]): void;
  close(): void;
}

const noLog: DurableLog = {
  changes: [],
  append: () => undefined,
  flush: () => undefined,
  compact: () => undefined,
  close: () => undefined,
};

/** Without a folder nothing is stored, which is what most tests need. */
export function openDurableLog(folder: string | undefined, name: string): DurableLog {
  if (folder === undefined) return noLog;

  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${name}.log`);
  let file = openSync(path, 'a');
  let queued: Change[] = [];

  return {
    changes: readChanges(path),
    append: (change) => void queued.push(change),
    flush() {
      if (queued.length === 0) return;
      const line = `${JSON.stringify(queued)}\n`;
      queued = [];
      writeSync(file, line);
    },
    compact(changes) {
      const fresh = `${path}.new`;
      rmSync(fresh, { force: true });
      const target = openSync(fresh, 'a');
      for (const change of changes) writeSync(target, `${JSON.stringify([change])}\n`);
      closeSync(file);
      renameSync(fresh, path);
      file = target;
    },
    close: () => closeSync(file),
  };
}

function readChanges(path: string): Change[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line, index, lines): Change[] => {
      if (line === '') return [];
      try {
        return JSON.parse(line) as Change[];
      } catch (error) {
        // Only the last line can be incomplete: the process was killed while writing it.
        if (index >= lines.length - 1) return [];
        throw new Error(`${path} is damaged in line ${index + 1}`, { cause: error });
      }
    });
}
