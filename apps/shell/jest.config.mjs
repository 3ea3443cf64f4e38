import { browserPreset, preset } from '../../jest.preset.mjs';

export default {
  projects: [
    { ...browserPreset, displayName: 'shell', roots: ['<rootDir>/src'] },
    {
      ...preset,
      displayName: 'shell server',
      testEnvironment: 'node',
      roots: ['<rootDir>/server'],
    },
  ],
};
