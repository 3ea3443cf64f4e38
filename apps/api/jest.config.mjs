import { preset } from '../../jest.preset.mjs';

export default {
  ...preset,
  displayName: 'api',
  globalSetup: '<rootDir>/test/support/global-setup.ts',
  globalTeardown: '<rootDir>/test/support/global-teardown.ts',
};
