import type { FaultArea } from '../planted-fault.ts';

export const loading: FaultArea = {
  title: 'While a page loads',
  faults: [
    {
      id: 'stalled-page-says-nothing',
      breaks: 'The policy blocks the styles that show the bar of a page without its script',
      edits: [
        {
          file: 'apps/shell/server/site.ts',
          find: '[loadingStyles.source]), stalledStyles.source];',
          replace: '[loadingStyles.source])];',
        },
      ],
      caughtBy: { jest: 'apps/shell/server/prerenderer.test.ts' },
    },
    {
      id: 'page-is-blank-until-its-script-comes',
      breaks: 'A page that only the browser renders is blank until its script comes, or for ever',
      edits: [
        {
          file: 'apps/shell/server/document.ts',
          find: '    page: loadingFrame(brand),',
          replace: "    page: '',",
        },
      ],
      caughtBy: { jest: 'apps/shell/server/prerenderer.test.ts' },
    },
    {
      id: 'footer-jumps-while-loading',
      breaks: 'The footer jumps when a page or its data arrives',
      edits: [
        {
          file: 'apps/shell/src/layout/layout.module.css',
          find: '.main:has([data-page-pending]) ~ footer {',
          replace: '.main:has([data-page-gone]) ~ footer {',
        },
      ],
      caughtBy: {
        playwright: 'e2e/shell/layout-shift.spec.ts',
        project: 'desktop',
        only: 'nothing of the results moves',
      },
    },
    {
      id: 'squares-in-the-shape-of-their-file',
      breaks:
        'Pictures take the shape of the file that they are a part of: strips ten times as high as wide',
      edits: [
        {
          file: 'apps/mfe-public/src/features/home/home.module.css',
          find: '      aspect-ratio: 1;\n      border-radius',
          replace: '      border-radius',
        },
      ],
      caughtBy: {
        playwright: 'e2e/shell/public-pages.spec.ts',
        project: 'desktop',
        only: '(1 of 4)',
      },
    },
    {
      id: 'late-sections-render-with-the-page',
      breaks:
        'Sections far below run their components, in one long task, as soon as the page is hydrated',
      edits: [
        {
          file: 'libs/shell-sdk/src/late-section.tsx',
          find: '    () => element.isPrerendered,',
          replace: '    () => false,',
        },
      ],
      caughtBy: {
        jest: 'libs/shell-sdk/src/late-section.test.tsx',
        only: 'nearly in sight',
      },
    },
    {
      id: 'home-comes-before-its-offer',
      breaks: 'The time that is offered to a customer moves the home page that was there before it',
      edits: [
        {
          file: 'apps/mfe-booking/src/features/customer-home/customer-home-page.tsx',
          find: '!bookings.isPending && (waiting.isFetched || waiting.failureCount > 0)',
          replace: '!bookings.isPending || waiting.isFetched',
        },
      ],
      caughtBy: {
        jest: 'apps/mfe-booking/src/features/customer-home/customer-home-page.test.tsx',
        only: 'comes with the offer',
      },
    },
    {
      id: 'refused-part-is-asked-for-for-ever',
      breaks:
        'A part of the dashboard that is refused is fetched again and again, and the page flickers',
      edits: [
        {
          file: 'apps/mfe-practitioner/src/screen.tsx',
          find: '  isLoading && !isFetched && failureCount === 0;',
          replace: '  isLoading && isFetched !== null && failureCount === 0;',
        },
      ],
      caughtBy: {
        jest: 'apps/mfe-practitioner/src/features/home/home-page.test.tsx',
        only: 'a small part that is refused',
      },
    },
    {
      id: 'no-room-for-the-cookie-bar',
      breaks:
        'A reload at the end of a page loses its place, because the cookie bar needs room later',
      edits: [
        {
          file: 'apps/shell/src/layout/cookie-bar.tsx',
          find: 'if (isBarOpen === null) return <div className={styles.room} data-needs-room hidden />;',
          replace: 'if (isBarOpen === null) return null;',
        },
      ],
      caughtBy: {
        playwright: 'e2e/shell/reload-scroll.spec.ts',
        project: 'desktop',
        only: 'before a choice about cookies',
      },
    },
  ],
};
