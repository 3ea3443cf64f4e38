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

/** One change: the object of that kind and id is now `value`; null means it is gone. */
export interface Change {
  kind: string;
  id: string;
  value: unknown;
}

export interface DurableLog {
  /** What earlier runs left, in the order it was written. */
  readonly changes: readonly Change[];
  /** Remembers a change; it reaches the disk with the next `flush`. */
  append(change: Change): void;
  /** Writes all waiting changes as one line, so that a kill keeps all of them or none. */
  flush(): void;
  /** Starts the file afresh from these changes only. */
  compact(changes: readonly Change[]): void;
  close(): void;
}

const forgetful: DurableLog = {
  changes: [],
  append: () => undefined,
  flush: () => undefined,
  compact: () => undefined,
  close: () => undefined,
};

/** Without a folder nothing is kept: what most tests want. */
export function openDurableLog(folder: string | undefined, name: string): DurableLog {
  if (folder === undefined) return forgetful;

  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${name}.log`);
  let file = openSync(path, 'a');
  let waiting: Change[] = [];

  return {
    changes: readChanges(path),
    append: (change) => void waiting.push(change),
    flush() {
      if (waiting.length === 0) return;
      const line = `${JSON.stringify(waiting)}\n`;
      waiting = [];
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
        // Only the last line can be torn: the process was killed while writing it.
        if (index >= lines.length - 1) return [];
        throw new Error(`${path} is damaged in line ${index + 1}`, { cause: error });
      }
    });
}
