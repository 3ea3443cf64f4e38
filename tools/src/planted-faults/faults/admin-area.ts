import type { FaultArea } from '../planted-fault.ts';

const admin = 'apps/mfe-admin/src';
const backOffice = 'apps/api/src/back-office';

export const adminArea: FaultArea = {
  title: 'Admin area',
  faults: [
    {
      id: 'sheet-ignores-filters',
      breaks: 'The spreadsheet of bookings has every status, whatever the admin has filtered',
      edits: [
        {
          file: `${backOffice}/exports/exports.routes.ts`,
          find: 'const filters = toBookingFilters(call.query);',
          replace:
            'const { from, to } = call.query;\n    const filters = toBookingFilters({ from, to });',
        },
      ],
      caughtBy: {
        jest: `${backOffice}/exports/exports.routes.test.ts`,
        only: 'a sheet has what the list has',
      },
    },
    {
      id: 'page-downloads-unfiltered',
      breaks: 'The page of bookings asks for the spreadsheet of the dates alone',
      edits: [
        {
          file: `${admin}/features/bookings/bookings-page.tsx`,
          find: 'const query = { ...filterQuery(listing), from, to };',
          replace: 'const query = { from, to };',
        },
      ],
      caughtBy: {
        jest: `${admin}/features/bookings/bookings-page.test.tsx`,
        only: 'the spreadsheet has the filters',
      },
    },
    {
      id: 'left-page-asks-as-another',
      breaks:
        'The admin page asks again as the user whom the admin becomes, and shows that it failed',
      edits: [
        {
          file: 'apps/shell/src/session/change-user.ts',
          find: 'if (isLeaving) left = router.state.location.pathname;\n      else finish();',
          replace: 'finish();',
        },
      ],
      caughtBy: {
        jest: 'apps/shell/src/layout/impersonation-bar.test.tsx',
        only: 'the page that is left',
      },
    },
    {
      id: 'next-user-reads-the-last',
      breaks: 'Whom the admin becomes is shown what the admin had loaded',
      edits: [
        {
          file: 'apps/shell/src/session/follow-session.ts',
          find: '    userChange.follow();\n',
          replace: '',
        },
      ],
      caughtBy: {
        jest: 'apps/shell/src/layout/impersonation-bar.test.tsx',
        only: 'the page that is left',
      },
    },
    {
      id: 'held-called-confirmed',
      breaks: 'An admin reads that a time which nobody has paid for is confirmed',
      edits: [
        {
          file: `${admin}/unpaid-state.ts`,
          find: "  if (status === 'confirmed') return 'held';\n",
          replace: '',
        },
      ],
      caughtBy: {
        jest: `${admin}/features/bookings/bookings-page.test.tsx`,
        only: 'nobody has paid for is held',
      },
    },
  ],
};
