import { preset } from '../jest.preset.mjs';

export default {
  ...preset,
  displayName: 'tools',
  testEnvironment: 'node',
  // Not bin/test.mjs, which is a command.
  roots: ['<rootDir>/src'],
  testTimeout: 60_000,
};
