import type { FaultArea } from '../planted-fault.ts';

export const guards: FaultArea = {
  title: 'Guards of pages',
  faults: [
    {
      id: 'redirect-to-another-site',
      breaks: 'After login, the person can be redirected to another site',
      edits: [
        {
          file: 'libs/auth/src/target.ts',
          find: "return path.startsWith('/') && !/^\\/[/\\\\]/.test(path);",
          replace: "return path.startsWith('/');",
        },
      ],
      caughtBy: { jest: 'libs/auth/src/guards.test.ts' },
    },
    {
      id: 'admin-pages-without-a-guard',
      breaks: 'Everybody who is signed in can open the pages of the admin area',
      edits: [
        {
          file: 'apps/mfe-admin/src/routes.tsx',
          find: 'loader: guard(loginRequired, adminOnly),',
          replace: 'loader: guard(loginRequired),',
        },
      ],
      caughtBy: { jest: 'apps/mfe-admin/src/guards.test.ts' },
    },
    {
      id: 'practitioner-pages-without-a-guard',
      breaks: 'Customers can open the practitioners’ dashboard',
      edits: [
        {
          file: 'apps/mfe-practitioner/src/routes.tsx',
          find: 'guard(loginRequired, practitionerOnly, latestStepKnown, onboarded)',
          replace: 'guard(loginRequired, onboarded)',
        },
      ],
      caughtBy: { jest: 'apps/mfe-practitioner/src/guards.test.ts' },
    },
    {
      id: 'payment-page-without-a-guard',
      breaks: 'The payment page opens without login',
      edits: [
        {
          file: 'apps/mfe-booking/src/routes.tsx',
          find: 'guards: [idRequired, loginRequired, customerOnly],',
          replace: 'guards: [idRequired],',
        },
      ],
      caughtBy: { jest: 'apps/mfe-booking/src/routes.test.tsx' },
    },
    {
      id: 'sign-up-leads-customers-home',
      breaks: 'A customer who opens the sign-up of practitioners is led home without a word',
      edits: [
        {
          file: 'apps/mfe-public/src/routes.tsx',
          find: 'guard(customersLogOutFirst, signedOutOnly)',
          replace: 'guard(signedOutOnly)',
        },
      ],
      caughtBy: { jest: 'apps/mfe-public/src/guards.test.ts' },
    },
  ],
};
