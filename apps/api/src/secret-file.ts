// Secrets in files: whoever runs the process may replace one while it runs.
import { readFileSync } from 'node:fs';

/**
 * The lines of a file, as they are now. One that is being replaced, or is gone, is what it was before.
 *
 * @throws when it cannot be read, or is empty, the first time
 */
export function secretFile(path: string): () => readonly string[] {
  const readNow = () => {
    const lines = readFileSync(path, 'utf8')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
    if (lines.length === 0) throw new Error(`${path} is empty`);

    return lines;
  };
  let known = readNow();

  return () => {
    try {
      known = readNow();
    } catch {
      // What was known goes on.
    }

    return known;
  };
}
