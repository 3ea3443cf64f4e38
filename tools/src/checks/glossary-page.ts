import { glossary } from './glossary-terms.ts';

const code = (words: readonly string[]) => words.map((word) => `\`${word}\``).join(', ');

/** docs/glossary.md, from the list that the check uses. */
export function glossaryPage(): string {
  const rows = glossary.map(({ term, not, means }) => `| ${term} | ${code(not)} | ${means} |`);

  return `# Glossary

Code, file names, comments and documents use these terms, so that a search for the usual word finds the
code. \`npm run validate\` and \`npm test\` refuse the words in the middle column in identifiers and file
names; the list is \`tools/src/checks/glossary-terms.ts\`, and this page is made from it.

| term | not | means here |
| --- | --- | --- |
${rows.join('\n')}

Comments and documents are plain and short: one thought in a sentence, its subject named. A name says what a
thing is to a person who has never seen the project.
`;
}
