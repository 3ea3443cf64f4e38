import './tools/jest/native-modules.mjs';
import { fileURLToPath } from 'node:url';

const tool = (file) => fileURLToPath(new URL(`./tools/jest/${file}`, import.meta.url));

/** For packages that run on Node: Node itself loads them, as in production. */
export const preset = {
  testEnvironment: tool('server-environment.mjs'),
  // By default it is among temporary files, which do not outlast a run of all checks.
  cacheDirectory: fileURLToPath(new URL('./.freely/jest', import.meta.url)),
  // For a test file whose environment says so; others, such as jsdom's, are loaded by Jest.
  runtime: tool('native-runtime.mjs'),
  // Only for tests that hang: a slow machine must not fail a test.
  testTimeout: 180_000,
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
          // Node imports JSON only with its type.
          experimental: { keepImportAttributes: true },
        },
      },
    ],
  },
  moduleNameMapper: {
    '\\.css$': tool('css-module-names.mjs'),
    '\\.svg$': tool('image-url.mjs'),
    // Its package does not export the server under the browser conditions.
    '^msw/node$': fileURLToPath(import.meta.resolve('msw/node')),
    // The ES module build has 1,700 files, one for each icon. The CommonJS build is one file.
    '^lucide-react$': 'lucide-react/dist/cjs/lucide-react.js',
  },
};

/** The transform for packages that were compiled to CommonJS and have a default export. */
export const defaultExports = tool('default-exports.mjs');
