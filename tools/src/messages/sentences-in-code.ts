import type { SourceFile } from './source-files.ts';

/** What a response says: `message: 'Saved it'`. A key has no space. */
const SENTENCE = /\bmessage:\s*(['"`])([A-Z][^'"`]*\s[^'"`]*)\1/g;

/**
 * Sentences of the API that no catalogue has. In `new AppError(…)` and in what `serve` sends, the types refuse
 * them; this finds those that pass around both.
 */
export function sentencesInCode(sources: ReadonlyMap<string, SourceFile>): string[] {
  return [...sources.values()]
    .filter(({ file }) => file.startsWith('apps/api/'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(SENTENCE)].map(
        ([, , sentence]) => `${file}: “${sentence}” is not in a catalogue of apps/api/locales.`,
      ),
    );
}
