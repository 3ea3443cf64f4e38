/**
 * Tests of a release that compare files of its repository with the schema: they say what is new, not that
 * something no longer works.
 */
const aboutFiles: readonly string[] = [
  'test/schema.test.ts',
  'test/tables.test.ts',
  'test/personal-data.test.ts',
  'test/plans/statement-plans.test.ts',
  'back-office/operations/data-key.test.ts',
  'infrastructure/migrations/',
];

/** For Jest's `--testPathIgnorePatterns`. */
export const ignoredTests: readonly string[] = aboutFiles.map((path) => path.replace('.', '\\.'));
