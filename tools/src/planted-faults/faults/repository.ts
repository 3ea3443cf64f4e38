import type { FaultArea } from '../planted-fault.ts';

export const repository: FaultArea = {
  title: 'The repository itself',
  faults: [
    {
      id: 'feature-imports-a-feature',
      breaks: 'A feature imports the inside of another one',
      edits: [
        {
          file: 'apps/mfe-booking/src/features/pay/reach-over.ts',
          content: "export { createBookingKey } from '../create-booking/price-draft.ts';\n",
        },
      ],
      caughtBy: { check: 'depcruise' },
    },
    {
      id: 'boundary-is-no-rule',
      breaks: 'The rule that keeps apps apart looks at a folder that is not there',
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
      id: 'dead-export',
      breaks: 'A function is exported that nobody uses',
      edits: [
        {
          file: 'apps/api/src/modules/loyalty/reckon-gifts.ts',
          find: 'const bookingsForAGift = 3;',
          replace: 'export const unused = 0;\nconst bookingsForAGift = 3;',
        },
      ],
      caughtBy: { check: 'knip' },
    },
    {
      id: 'type-error',
      breaks: 'A function answers another type than it says',
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
      id: 'facade-passed-by',
      breaks: 'A remote imports a shared package past its facade, and gets a second copy of it',
      edits: [
        {
          file: 'apps/mfe-admin/src/texts.ts',
          find: '/** What every screen of the admin area says',
          replace:
            "export { Link } from 'react-router';\n\n/** What every screen of the admin area says",
        },
      ],
      caughtBy: { check: 'biome' },
    },
    {
      id: 'setting-not-documented',
      breaks: 'Code reads an environment variable that no document names',
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
