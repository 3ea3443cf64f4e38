import type { FaultArea } from '../planted-fault.ts';

export const repository: FaultArea = {
  title: 'The repository itself',
  faults: [
    {
      id: 'feature-imports-a-feature',
      breaks: 'A feature imports a file of another feature',
      edits: [
        {
          file: 'apps/mfe-booking/src/features/pay/reach-over.ts',
          content: "export { createBookingKey } from '../create-booking/price-draft.ts';\n",
        },
      ],
      caughtBy: { check: 'depcruise' },
    },
    {
      id: 'boundary-rule-without-effect',
      breaks: 'The rule that keeps apps apart checks a folder that does not exist',
      edits: [
        {
          file: '.dependency-cruiser.mjs',
          find: "from: { path: '^apps/([^/]+)/', pathNot: testCode },",
          replace: "from: { path: '^aps/([^/]+)/', pathNot: testCode },",
        },
      ],
      caughtBy: { jest: 'tools/src/checks/boundaries.test.ts' },
    },
    {
      id: 'stale-test-result',
      breaks: 'Tests are not run again although a file that they depend on has changed',
      edits: [
        {
          file: 'tools/src/checks/test-result-cache.ts',
          find: 'cached.inputs === inputs',
          replace: 'cached.inputs',
        },
      ],
      caughtBy: { jest: 'tools/src/checks/test-result-cache.test.ts' },
    },
    {
      id: 'test-reads-what-is-no-input',
      breaks:
        'A test reads a file of another package that is not among its inputs: a change there does not run it',
      edits: [
        {
          file: 'tools/src/checks/test-inputs.ts',
          find: "'apps/gallery/src/fakes/*'",
          replace: "'apps/gallery/src/fake/*'",
        },
      ],
      caughtBy: { jest: 'tools/src/checks/test-inputs.test.ts' },
    },
    {
      id: 'unused-export',
      breaks: 'An exported function is never used',
      edits: [
        {
          file: 'libs/domain/src/gifts.ts',
          find: 'export const bookingsPerGift = 3;',
          replace: 'export const unused = 0;\nexport const bookingsPerGift = 3;',
        },
      ],
      caughtBy: { check: 'knip' },
    },
    {
      id: 'type-error',
      breaks: 'A function returns another type than declared',
      edits: [
        {
          file: 'libs/domain/src/money.ts',
          find: '  return pence / 100;\n',
          replace: '  return `${pence / 100}`;\n',
        },
      ],
      caughtBy: { check: { tsc: 'libs/domain' } },
    },
    {
      id: 'facade-bypassed',
      breaks: 'A remote imports a shared package without its facade, and gets a second copy of it',
      edits: [
        {
          file: 'apps/mfe-admin/src/messages.ts',
          find: '/** Loads this remote’s messages',
          replace: "export { Link } from 'react-router';\n\n/** Loads this remote’s messages",
        },
      ],
      caughtBy: { check: 'biome' },
    },
    {
      id: 'setting-not-documented',
      breaks: 'Code reads an environment variable that is not documented',
      edits: [
        {
          file: 'deploy/environment.md',
          find: '| `DATABASE_POOL` | `20` |',
          replace: '| pool | `20` |',
        },
      ],
      caughtBy: { jest: 'tools/src/checks/environment.test.ts' },
    },
  ],
};
