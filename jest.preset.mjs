import './tools/jest/native-modules.mjs';
import { fileURLToPath } from 'node:url';

const tool = (file) => fileURLToPath(new URL(`./tools/jest/${file}`, import.meta.url));

/** For packages that run on Node: its own modules, and types stripped as it does. */
export const preset = {
  testEnvironment: tool('server-environment.mjs'),
  // A guard against hanging, not a measure of speed: a busy machine must not fail a test.
  testTimeout: 90_000,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {},
};

/** For packages that run in the browser: jsdom with Node's fetch, JSX by swc, CSS modules as names. */
export const browserPreset = {
  ...preset,
  testEnvironment: tool('browser-environment.mjs'),
  testEnvironmentOptions: { url: 'http://localhost:4200/' },
  setupFilesAfterEnv: [tool('browser-setup.mjs')],
  transform: {
    '\\.tsx$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  moduleNameMapper: {
    '\\.css$': tool('css-module-names.mjs'),
    '\\.svg$': tool('picture-address.mjs'),
    // It hides its server from browsers.
    '^msw/node$': fileURLToPath(import.meta.resolve('msw/node')),
    // As modules each icon is a file, 1,700 for every test file. The build for Node is one.
    '^lucide-react$': 'lucide-react/dist/cjs/lucide-react.js',
  },
};

/** A transform for packages that were compiled to CommonJS and have a default export. */
export const defaultExports = tool('default-exports.mjs');
