import { preset } from '../../jest.preset.mjs';

export default {
  ...preset,
  displayName: 'api',
  globalSetup: '<rootDir>/src/testing/global-setup.ts',
  globalTeardown: '<rootDir>/src/testing/global-teardown.ts',
};
