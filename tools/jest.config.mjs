import { preset } from '../jest.preset.mjs';

export default {
  ...preset,
  displayName: 'tools',
  // By their ending: commands/test.ts and bin/test.mjs are commands.
  testMatch: ['<rootDir>/src/**/*.test.ts'],
  testTimeout: 90_000,
};
