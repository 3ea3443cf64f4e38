import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findLeaks } from './find-leaks.ts';

export interface ReadLogs {
  /** The names of the files, and how many lines they have together. */
  files: readonly string[];
  lines: number;
  /** One line each: `api.log:17 has an email (ada@…)`. */
  leaks: readonly string[];
}

/** Looks through all logs of folders. */
export function readLogs(
  folders: readonly string[],
  isRead: (name: string) => boolean = () => true,
): ReadLogs {
  const paths = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.log') && isRead(name))
      .map((name) => join(folder, name)),
  );
  const texts = paths.map((path) => ({
    name: path.split('/').at(-1) ?? '',
    text: readFileSync(path, 'utf8'),
  }));

  return {
    files: texts.map(({ name }) => name).sort(),
    lines: texts.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0),
    leaks: texts.flatMap(({ name, text }) =>
      findLeaks(text).map(({ what, line, text }) => `${name}:${line} has ${what} (${text})`),
    ),
  };
}
