import './tools/jest/native-modules.mjs';
import { fileURLToPath } from 'node:url';

const tool = (file) => fileURLToPath(new URL(`./tools/jest/${file}`, import.meta.url));

/** For packages that run on Node: their TypeScript as ES modules, as Node itself reads it. */
export const preset = {
  testEnvironment: 'node',
  // A guard against hanging, not a measure of speed: a busy machine must not fail a test.
  testTimeout: 30_000,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.ts$': tool('strip-types.mjs') },
};

/** For packages that run in the browser: jsdom with Node's fetch, and CSS modules as names. */
export const browserPreset = {
  ...preset,
  transform: {
    '\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'es6' },
      },
    ],
  },
  testEnvironment: tool('browser-environment.mjs'),
  // The builds for Node: msw has no server in its browser build.
  testEnvironmentOptions: { customExportConditions: [''], url: 'http://localhost:4200/' },
  setupFilesAfterEnv: [tool('browser-setup.mjs')],
  moduleNameMapper: {
    '\\.css$': tool('css-module-names.mjs'),
    '\\.svg$': tool('picture-address.mjs'),
    // As a module each icon is a file: 1,700 to load for each test file. This is all of them in one.
    '^lucide-react$': fileURLToPath(import.meta.resolve('lucide-react')),
  },
};
