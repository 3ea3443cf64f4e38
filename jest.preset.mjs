import { fileURLToPath } from 'node:url';

const tool = (file) => fileURLToPath(new URL(`./tools/jest/${file}`, import.meta.url));

/** One Jest for every project: TypeScript and JSX by swc, CSS modules as their own class names. */
export const preset = {
  // A guard against hanging, not a measure of speed: a busy machine must not fail a test.
  testTimeout: 30_000,
  transform: {
    '^.+\\.(m?[jt]sx?)$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // These ship ES modules only.
  transformIgnorePatterns: [
    '/node_modules/(?!(?:content-disposition|d3-[a-z-]+|internmap|ky|i18next|msw|@mswjs|until-async|postal-mime|cookie|outvariant|@open-draft|headers-polyfill)/)',
  ],
};

/** For packages that run in the browser: jsdom with Node's fetch, and CSS modules as names. */
export const browserPreset = {
  ...preset,
  // A whole page with its lazy parts, on a machine with other work to do.
  testTimeout: 30_000,
  testEnvironment: tool('browser-environment.mjs'),
  // The builds for Node: msw has no server in its browser build.
  testEnvironmentOptions: { customExportConditions: [''], url: 'http://localhost:4200/' },
  setupFilesAfterEnv: [tool('browser-setup.mjs')],
  moduleNameMapper: {
    '\\.css$': tool('css-module-names.cjs'),
    '\\.svg$': tool('picture-address.cjs'),
    '^rettime$': tool('rettime.cjs'),
    '^@msw/url$': tool('msw-url.cjs'),
  },
};
