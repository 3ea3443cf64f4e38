import { preset } from '../../jest.preset.mjs';

export default {
  ...preset,
  displayName: 'api',
  testEnvironment: 'node',
  globalSetup: '<rootDir>/src/testing/global-setup.ts',
  globalTeardown: '<rootDir>/src/testing/global-teardown.ts',
  // Building the template database is part of the first test of a file.
  testTimeout: 30_000,
  // These ship ES modules only.
  transformIgnorePatterns: [
    '/node_modules/(?!(?:@seriousme|cookie|hucre|ical-generator|kysely|ky|pg-boss|postal-mime|serialize-error|non-error|type-fest)/)',
  ],
};
