import type { FaultArea } from '../planted-fault.ts';

const accessLink = 'libs/platform/src/access-link.ts';
const access = 'apps/shell/server/access';
const verified = { jest: 'libs/platform/src/access-link.test.ts' };
const opened = { jest: `${access}/access.test.ts` };

export const links: FaultArea = {
  title: 'Signed links',
  faults: [
    {
      id: 'forged-link-opens',
      breaks: 'A link opens that nobody with the right has signed',
      edits: [
        {
          file: accessLink,
          find: 'if (!key || !isTextSignedBy(signedText(text), fromBase64Url(signature), key.publicKey)) {',
          replace: 'if (!key || fromBase64Url(signature).length > 1000) {',
        },
      ],
      caughtBy: verified,
    },
    {
      id: 'expired-link-opens',
      breaks: 'A link opens after its time, and what it gave does not end',
      edits: [
        { file: accessLink, find: 'if (Date.parse(link.until) <= now)', replace: 'if (now < 0)' },
      ],
      caughtBy: opened,
    },
    {
      id: 'link-for-many-browsers',
      breaks: 'A link for the first browser opens in others too',
      edits: [
        {
          file: `${access}/require-person.ts`,
          find: "if (link.kind === 'cohort' || isKnownHere) return;",
          replace: 'return;',
        },
      ],
      caughtBy: opened,
    },
    {
      id: 'link-of-another-account',
      breaks: 'A link that names an account opens for everybody who is logged in',
      edits: [
        {
          file: `${access}/require-person.ts`,
          find: 'account.email.toLowerCase() !== person.toLowerCase()',
          replace: "account.email === ''",
        },
      ],
      caughtBy: opened,
    },
    {
      id: 'own-link-refused',
      breaks: 'A link that is pressed twice is refused to the browser that opened it',
      edits: [
        {
          file: `${access}/require-person.ts`,
          find: 'if (opener !== null && (await openerIn(store, name)) === opener) return;',
          replace: '',
        },
      ],
      caughtBy: opened,
    },
    {
      id: 'opener-can-be-guessed',
      breaks: 'Who reads the note of an opened link can pass for the browser that opened it',
      edits: [
        {
          file: `${access}/opener-cookie.ts`,
          find: "createHash('sha256').update(value).digest('base64url')",
          replace: 'createHash && value',
        },
      ],
      caughtBy: opened,
    },
    {
      id: 'ended-preview-stays',
      breaks: 'An open tab keeps a preview whose key was revoked',
      edits: [
        {
          file: `${access}/granted-store.ts`,
          find: 'ended.reduce(withoutEnded, await store.registry())',
          replace: 'await store.registry()',
        },
      ],
      caughtBy: opened,
    },
    {
      id: 'link-shows-any-origin',
      breaks: 'A key for previews makes the site load code from another origin',
      edits: [
        {
          file: accessLink,
          find: "if (link.kind === 'preview' && !isOwnRelease(link.unit, link.release)) {",
          replace: "if (link.kind === 'preview' && !isOwnRelease) {",
        },
      ],
      caughtBy: opened,
    },
    {
      id: 'link-signed-as-a-record',
      breaks: 'The signature of a record passes for that of a link',
      edits: [
        { file: accessLink, find: 'return `freely-link\\n${text}`;', replace: 'return text;' },
      ],
      caughtBy: verified,
    },
    {
      id: 'link-names-any-server',
      breaks: 'A link for development makes the site load code from another server',
      edits: [
        {
          file: accessLink,
          find: 'v.regex(/^http:\\/\\/(localhost|127\\.0\\.0\\.1):\\d{2,5}$/)',
          replace: 'v.regex(/^http/)',
        },
      ],
      caughtBy: verified,
    },
    {
      id: 'team-shows-any-remote',
      breaks: 'A team can show releases of the remote of another team',
      edits: [
        {
          file: accessLink,
          find: 'const isListed = rules.remotes[link.unit]?.keys.includes(id) ?? false;',
          replace: 'const isListed = rules.remotes[link.unit] !== undefined;',
        },
      ],
      caughtBy: verified,
    },
    {
      id: 'preview-is-cached',
      breaks: 'A cache may keep the page of one visitor with a link, and give it to others',
      edits: [
        {
          file: 'apps/shell/server/site.ts',
          find: "{ 'cache-control': 'private, no-store' }",
          replace: "{ 'cache-control': 'no-cache' }",
        },
      ],
      caughtBy: opened,
    },
    {
      id: 'made-up-access-cookie',
      breaks: 'What a browser writes into its own cookie counts as granted',
      edits: [
        {
          file: `${access}/access-cookie.ts`,
          find: "!timingSafeEqual(signatureOf(text), Buffer.from(signature, 'base64url'))",
          replace: 'signature.length !== 43',
        },
      ],
      caughtBy: opened,
    },
    {
      id: 'log-in-counts-as-payment',
      breaks:
        'Who logs in on the page of an unpaid booking waits there for a payment that nobody has made',
      edits: [
        {
          file: 'apps/mfe-booking/src/journey/payment-sent.ts',
          find: 'state?.isPaymentSent === true',
          replace: 'state !== undefined',
        },
      ],
      caughtBy: { jest: 'apps/mfe-booking/src/journey/payment-sent.test.tsx' },
    },
    {
      id: 'patch-test-leads-nowhere',
      breaks: 'The page of a patch test’s payment does not lead to its booking',
      edits: [
        {
          file: 'apps/mfe-booking/src/features/payment-success/use-booking-of-test.ts',
          find: 'visit?.total_amount === 0 && !visit.patch_test',
          replace: 'visit?.total_amount === -1',
        },
      ],
      caughtBy: {
        jest: 'apps/mfe-booking/src/features/payment-success/payment-success-page.test.tsx',
      },
    },
    {
      id: 'past-day-is-dropped',
      breaks: 'Results of a link with a day that has passed seem to be of that day',
      edits: [
        {
          file: 'apps/mfe-booking/src/features/find-practitioner/components/ignored-filters.tsx',
          find: 'date !== undefined && !isSearched',
          replace: 'date === null && !isSearched',
        },
      ],
      caughtBy: {
        jest: 'apps/mfe-booking/src/features/find-practitioner/find-practitioner-page.test.tsx',
      },
    },
  ],
};
