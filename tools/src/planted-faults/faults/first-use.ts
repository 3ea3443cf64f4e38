import type { FaultArea } from '../planted-fault.ts';

const api = 'apps/api/src';
const booking = 'apps/mfe-booking/src/features';
const shell = 'apps/shell/src/layout';

/** What people met in forms, frame and lists who used the product for the first time. */
export const firstUse: FaultArea = {
  title: 'Forms, frame and lists at first use',
  faults: [
    {
      id: 'price-of-any-pence',
      breaks: 'A treatment costs £42.30, which is no multiple of 50p',
      edits: [
        {
          file: 'libs/domain/src/treatment-price.ts',
          find: 'return price >= 0 && price % priceStep === 0;',
          replace: 'return price >= 0;',
        },
      ],
      caughtBy: { jest: 'libs/domain/src/treatment-price.test.ts' },
    },
    {
      id: 'focus-stays-on-the-button',
      breaks: 'A refused form leaves the focus where it was, far below the first error',
      edits: [
        {
          file: 'libs/forms/src/focus-first-error.ts',
          find: 'target?.focus();',
          replace: 'target?.blur();',
        },
      ],
      caughtBy: { jest: 'libs/forms/src/use-form.test.tsx' },
    },
    {
      id: 'click-lost-to-an-error',
      breaks: 'The error of a field that is left moves the button that is being pressed',
      edits: [
        {
          file: 'libs/ui/src/field/use-settled-blur.ts',
          find: 'isPressed = true;',
          replace: 'isPressed = false;',
        },
      ],
      caughtBy: { jest: 'libs/ui/src/field/use-settled-blur.test.tsx' },
    },
    {
      id: 'country-code-becomes-digits',
      breaks: 'A number that is typed with +44 becomes a wrong number',
      edits: [
        {
          file: 'libs/domain/src/format-phone.ts',
          find: 'if (startOfCountryCode.test(compact)) return compact;',
          replace: "if (startOfCountryCode.test(compact)) return compact.replace('+', '');",
        },
      ],
      caughtBy: { jest: 'libs/domain/src/format-phone.test.ts' },
    },
    {
      id: 'drafts-outlive-logout',
      breaks: 'Drafts with a home address stay in the tab after logout',
      edits: [
        {
          file: 'libs/shell-sdk/src/clear-drafts.ts',
          find: 'view.sessionStorage.removeItem(key);',
          replace: 'view.sessionStorage.getItem(key);',
        },
      ],
      caughtBy: { jest: 'libs/forms/src/use-draft.test.tsx' },
    },
    {
      id: 'scroll-position-of-another-page',
      breaks: 'A full load starts where another page was left',
      edits: [
        {
          file: `${shell}/scroll-key.ts`,
          find: "key === 'default' ? pathname + search : key;",
          replace: "key === 'default' ? key : pathname + search;",
        },
      ],
      caughtBy: { jest: `${shell}/scroll-key.test.ts` },
    },
    {
      id: 'log-in-offered-to-signed-in',
      breaks: 'The footer offers to log in to people who are logged in',
      edits: [
        {
          file: `${shell}/footer.tsx`,
          find: "{status === 'anonymous' && (",
          replace: "{status !== 'loading' && (",
        },
      ],
      caughtBy: { jest: `${shell}/frame-choices.test.tsx` },
    },
    {
      id: 'title-without-practitioner',
      breaks: 'The titles of the practitioner’s pages are not as documented',
      edits: [
        {
          file: 'apps/mfe-practitioner/src/screen.tsx',
          find: "usePageTitle(t('title', { screen: name }));",
          replace: "usePageTitle(t('title', { screen: '' }) + name.slice(1));",
        },
      ],
      caughtBy: { jest: 'apps/mfe-practitioner/src/features/home/home-page.test.tsx' },
    },
    {
      id: 'consent-without-present-choice',
      breaks: 'The cookie bar does not say what was chosen before',
      edits: [
        {
          file: `${shell}/cookie-bar.tsx`,
          find: '{consent && <p',
          replace: '{!consent && <p',
        },
      ],
      caughtBy: { jest: `${shell}/frame-choices.test.tsx` },
    },
    {
      id: 'seeded-practitioners-cannot-book',
      breaks: 'The practitioners of the demo market are no customers',
      edits: [
        {
          file: `${api}/seed/plan-practitioner.ts`,
          find: "roles: ['practitioner', 'customer'],",
          replace: "roles: ['practitioner'],",
        },
      ],
      caughtBy: { jest: `${api}/seed/demo-accounts.test.ts`, only: 'customers too' },
    },
    {
      id: 'dashboard-asked-after-deletion',
      breaks: 'Deleting a practitioner account raises “Available only for practitioners”',
      edits: [
        {
          file: 'apps/mfe-practitioner/src/features/settings/settings-page.tsx',
          find: 'await navigate(siteMap.customer, { replace: true });',
          replace:
            "await queryClient.invalidateQueries({ queryKey: ['dashboard'] });\n    await navigate(siteMap.customer, { replace: true });",
        },
      ],
      caughtBy: {
        jest: 'apps/mfe-practitioner/src/features/settings/settings-page.test.tsx',
        only: 'deleting the practitioner account',
      },
    },
    {
      id: 'thousands-not-grouped',
      breaks: 'A list says “5265 bookings”',
      edits: [
        {
          file: 'libs/facades/i18n/create-i18n.ts',
          find: '? formatNumber(value, language)',
          replace: '? String(value)',
        },
      ],
      caughtBy: { jest: 'libs/facades/i18n/i18n.test.tsx' },
    },
    {
      id: 'all-past-appointments-at-once',
      breaks: 'The customer’s home page lists every appointment that ever was',
      edits: [
        {
          file: `${booking}/customer-home/components/previous-appointments.tsx`,
          find: 'bookings.slice(-count)',
          replace: 'bookings.slice()',
        },
      ],
      caughtBy: {
        jest: `${booking}/customer-home/customer-home-page.test.tsx`,
        only: 'latest five',
      },
    },
    {
      id: 'lightbox-ignores-arrow-keys',
      breaks: 'The arrow keys do not lead through the photos',
      edits: [
        {
          file: 'libs/ui/src/carousel/lightbox.tsx',
          find: "document.addEventListener('keydown', onKeyDown);",
          replace: "document.addEventListener('copy', () => undefined);",
        },
      ],
      caughtBy: { jest: 'libs/ui/src/carousel/carousel.test.tsx' },
    },
    {
      id: 'not-found-without-a-way-on',
      breaks: 'The page that was not found has no search',
      edits: [
        {
          file: 'apps/shell/src/features/not-found/not-found-page.tsx',
          find: '<ComponentSlot name="shell/not-found" props={{}} />',
          replace: '{false && <ComponentSlot name="shell/not-found" props={{}} />}',
        },
      ],
      caughtBy: { jest: 'apps/shell/src/remotes/remote-failure.test.tsx' },
    },
    {
      id: 'ground-of-another-place',
      breaks: 'The drawn map of every place shows the same towns',
      edits: [
        {
          file: 'libs/ui/src/map/project.ts',
          find: 'const east = (point.lng - lng) *',
          replace: 'const east = (point.lng + 1.55) *',
        },
      ],
      caughtBy: { jest: 'libs/ui/src/map/area-map.test.tsx', only: 'the ground is that' },
    },
    {
      id: 'image-stored-with-its-address',
      breaks: 'Images break when the API moves, because their whole address is stored',
      edits: [
        {
          file: `${api}/infrastructure/files/image-url.ts`,
          find: '`/files/${name}`;',
          replace: '`http://localhost:8090/files/${name}`;',
        },
      ],
      caughtBy: { jest: `${api}/practice/images/images.routes.test.ts` },
    },
    {
      id: 'page-sent-half-made',
      breaks: 'While the API is slow, the server sends profiles that are skeletons',
      edits: [
        {
          file: 'apps/shell/server/site.ts',
          find: "result === 'missing' || lacking ? null : result",
          replace: "result === 'missing' ? null : result",
        },
      ],
      caughtBy: {
        jest: 'apps/shell/server/unavailable-api.test.ts',
        only: 'in an outage, what cannot',
      },
    },
    {
      id: 'fee-written-into-the-terms',
      breaks: 'The terms name another fee than the market has',
      edits: [
        {
          file: 'apps/mfe-public/src/fee-terms.ts',
          find: 'const percent = feePercent();',
          replace: 'const percent = feePercent() * 0 + 20;',
        },
      ],
      caughtBy: { jest: 'apps/mfe-public/src/features/legal/legal-pages.test.tsx', only: 'fee' },
    },
  ],
};
