import type { FaultArea } from '../planted-fault.ts';

const booking = 'apps/mfe-booking/src';

export const everyday: FaultArea = {
  title: 'Everyday use',
  faults: [
    {
      id: 'cut-link-answered-raw',
      breaks: 'A link that was cut inside an encoded letter shows raw JSON',
      edits: [
        {
          file: 'apps/shell/server/unreadable-request.ts',
          find: '  rewriteUrl: routableUrl,\n',
          replace: '',
        },
      ],
      caughtBy: { jest: 'apps/shell/server/app.test.ts', only: 'whose bytes are no text' },
    },
    {
      id: 'cancelled-booking-called-paid',
      breaks:
        'Who opens the payment of a cancelled booking reads that it was paid, not that it is cancelled',
      edits: [
        {
          file: `${booking}/journey/payment-refusal.ts`,
          find: "  if (isCancelled(booking_status) || isNoShow(booking_status)) return 'wrongStatus';\n",
          replace: '',
        },
      ],
      caughtBy: { jest: `${booking}/features/pay/pay-page.test.tsx`, only: 'the pay guard' },
    },
    {
      id: 'clear-offered-without-filters',
      breaks: 'Results without a filter offer to clear all filters',
      edits: [
        {
          file: `${booking}/features/find-practitioner/use-result-filters.ts`,
          find: 'filters[name as keyof typeof cleared] !== undefined);',
          replace: 'filters[name as keyof typeof cleared] !== null);',
        },
      ],
      caughtBy: {
        jest: `${booking}/features/find-practitioner/find-practitioner-page.test.tsx`,
        only: 'name the address when there are no practitioners',
      },
    },
    {
      id: 'search-replaces-its-list',
      breaks: 'Back from a searched list of the admin area leaves the list',
      edits: [
        {
          file: 'apps/mfe-admin/src/listing/use-url-params.ts',
          find: 'const replace = typed && wasTyped.current;',
          replace: 'const replace = true;',
        },
      ],
      caughtBy: { jest: 'apps/mfe-admin/src/features/customers/customers-page.test.tsx' },
    },
    {
      id: 'pressed-again-is-a-step',
      breaks: 'After pressing twice what an admin list shows already, Back seems to do nothing',
      edits: [
        {
          file: 'apps/mfe-admin/src/listing/use-url-params.ts',
          find: 'if (next.toString() === pending.current.toString()) return;',
          replace: '',
        },
      ],
      caughtBy: { jest: 'apps/mfe-admin/src/features/disputes/disputes-page.test.tsx' },
    },
    {
      id: 'menu-waits-for-scripts',
      breaks: 'A tap on the menu before any script has come is lost',
      edits: [
        {
          file: 'apps/shell/src/layout/header.tsx',
          find: 'popover="auto"',
          replace: "popover={typeof document === 'undefined' ? undefined : 'auto'}",
        },
      ],
      caughtBy: {
        playwright: 'e2e/shell/prerender.spec.ts',
        project: 'desktop',
        only: 'the menu opens before any script',
      },
    },
    {
      id: 'frame-replaced-by-the-first-page',
      breaks: 'A menu that was opened while the first page loads closes when the page comes',
      edits: [
        {
          file: 'apps/shell/src/routes.tsx',
          find: '          hydrateFallbackElement: <FirstPageLoading />,\n',
          replace: '',
        },
        {
          file: 'apps/shell/src/routes.tsx',
          find: 'element: <Layout />,',
          replace:
            'element: <Layout />, hydrateFallbackElement: <><Header /><FirstPageLoading /></>,',
        },
        {
          file: 'apps/shell/src/routes.tsx',
          find: 'import { ShownPage }',
          replace: "import { Header } from './layout/header.tsx';\nimport { ShownPage }",
        },
      ],
      caughtBy: {
        jest: 'apps/shell/src/layout/first-page.test.tsx',
      },
    },
    {
      id: 'footer-takes-the-reader-along',
      breaks: 'After a reload on a phone a long page is shown near its end',
      edits: [
        {
          file: 'apps/shell/src/layout/footer.module.css',
          find: 'overflow-anchor: none;',
          replace: '',
        },
      ],
      caughtBy: {
        playwright: 'e2e/shell/reload-scroll.spec.ts',
        project: 'desktop',
        only: 'stays there',
      },
    },
    {
      id: 'missing-page-is-kept',
      breaks:
        'Who was approved a moment ago is told for a minute that their profile does not exist',
      edits: [
        {
          file: 'apps/shell/server/prerenderer.ts',
          find: "return result !== 'missing' && result?.isComplete === true;",
          replace: "return result === 'missing' || result?.isComplete === true;",
        },
      ],
      caughtBy: {
        jest: 'apps/shell/server/prerenderer.test.ts',
        only: 'a page that did not exist is found as soon as it does',
      },
    },
    {
      id: 'language-written-again',
      breaks: 'Every element of a page that is taken over gets its styles anew',
      edits: [
        {
          file: 'apps/shell/src/start-shell.tsx',
          find: 'if (document.documentElement.lang !== language) document',
          replace: 'document',
        },
      ],
      caughtBy: {
        playwright: 'e2e/shell/prerender.spec.ts',
        project: 'desktop',
        only: 'keeps the styles of its elements',
      },
    },
    {
      id: 'bar-changes-the-root',
      breaks: 'Every element of a page gets its styles anew when the bar about cookies comes',
      edits: [
        {
          file: 'apps/shell/src/layout/cookie-bar.module.css',
          find: ':root:has(.bar) :is(footer, [data-above-bars]) {',
          replace: ':root:has(.bar) {',
        },
      ],
      caughtBy: {
        playwright: 'e2e/shell/prerender.spec.ts',
        project: 'desktop',
        only: 'keeps the styles of its elements',
      },
    },
    {
      id: 'current-screen-out-of-sight',
      breaks: 'In a low window the sidebar of a dashboard does not show the current screen',
      edits: [
        {
          file: 'libs/ui/src/sidebar-layout/dashboard-layout.tsx',
          find: 'if (side.current && !isBetween(current, side.current)) centre(current, side.current);',
          replace: '',
        },
      ],
      caughtBy: {
        playwright: 'e2e/shell/dashboard-menu.spec.ts',
        project: 'desktop',
        only: 'admin: the menu shows the current screen in 1440',
      },
    },
    {
      id: 'page-as-wide-as-its-window',
      breaks: 'The home page scrolls sideways where a scrollbar takes space',
      edits: [
        {
          file: 'apps/mfe-public/src/features/home/home.module.css',
          find: `      width: auto;
      padding-left: max(var(--space-gutter), (100% - var(--width-page)) / 2);`,
          replace: `      width: 100vw;
      padding-left: max(var(--space-gutter), (100vw - var(--width-page)) / 2);`,
        },
      ],
      caughtBy: {
        playwright: 'e2e/shell/public-pages.spec.ts',
        project: 'desktop',
        only: 'each public page is accessible and fits wide and narrow windows',
      },
    },
    {
      id: 'hidden-words-widen-the-page',
      breaks: 'At 200% the words for screen readers in a wide table make the page scroll sideways',
      edits: [
        {
          file: 'libs/ui/src/table/table.module.css',
          find: `    position: relative;
    overflow-x: auto;`,
          replace: '    overflow-x: auto;',
        },
      ],
      caughtBy: {
        playwright: 'e2e/shell/dashboard-screens.spec.ts',
        project: 'desktop',
        only: 'admin: each screen fits its window',
      },
    },
    {
      id: 'finished-elsewhere-not-known',
      breaks: 'Who finished signing up on another device is sent back to the form',
      edits: [
        {
          file: 'libs/auth/src/onboarding-step.ts',
          find: 'if (!isOnboarded(step)) await',
          replace: 'if (isOnboarded(step)) await',
        },
      ],
      caughtBy: { jest: 'libs/auth/src/onboarded.test.ts', only: 'they are let in' },
    },
    {
      id: 'gift-marked-unasked',
      breaks: 'A second click marks the gift of the next person, with no question',
      edits: [
        {
          file: 'apps/mfe-admin/src/features/gifts/components/give-dialog.tsx',
          find: '      isPending={give.isPending}\n',
          replace: '',
        },
        {
          file: 'apps/mfe-admin/src/features/gifts/components/give-dialog.tsx',
          find: 'onYes={markAsGiven}',
          replace: 'onYes={() => give.mutate(gift.id)}',
        },
      ],
      caughtBy: { jest: 'apps/mfe-admin/src/features/gifts/gifts-page.test.tsx' },
    },
  ],
};
