import type { FaultArea } from '../planted-fault.ts';

const shellServer = 'apps/shell/server';
const shellPage = { jest: `${shellServer}/app.test.ts` };

export const shellServerFaults: FaultArea = {
  title: 'Server and pages of the shell',
  faults: [
    {
      id: 'files-may-be-sniffed',
      breaks: 'A browser may take robots.txt or a picture for something that runs',
      edits: [
        {
          file: 'apps/shell/server/secure-responses.ts',
          find: "    reply.header('x-content-type-options', 'nosniff');\n",
          replace: '',
        },
      ],
      caughtBy: { jest: 'apps/shell/server/app.test.ts' },
    },
    {
      id: 'server-runs-unpinned-code',
      breaks: 'The shell’s server runs code of a release without a check of its hash',
      edits: [
        {
          file: `${shellServer}/renderer/remote-code.ts`,
          find: 'if (hash !== code.integrity) throw',
          replace: 'if (hash === code.file) throw',
        },
      ],
      caughtBy: { jest: `${shellServer}/prerenderer.test.ts` },
    },
    {
      id: 'renderer-has-environment',
      breaks: 'Code of a release reads the environment of the shell’s server',
      edits: [
        {
          file: `${shellServer}/renderer/confine.ts`,
          find: "  replace(\n    'process',",
          replace: "  replace(\n    'confined',",
        },
        {
          file: `${shellServer}/renderer/renderer-process.ts`,
          find: '    env: {},',
          replace: '    env: process.env,',
        },
      ],
      caughtBy: { jest: `${shellServer}/renderer/attacks.test.ts` },
    },
    {
      id: 'tag-sees-token',
      breaks: 'The tag for conversions is loaded on pages with a token in their address',
      edits: [
        {
          file: 'apps/shell/src/consent/conversion-account.ts',
          find: '    if (HAS_TOKEN.test(view.location.pathname)) return;\n',
          replace: '    HAS_TOKEN.test(view.location.pathname);\n',
        },
      ],
      caughtBy: { jest: 'apps/shell/src/consent/conversion-account.test.ts' },
    },
    {
      id: 'outage-looks-like-a-page',
      breaks: 'During an outage of the API, empty profiles answer 200',
      edits: [
        {
          file: `${shellServer}/site.ts`,
          find: 'missingData ? 503 : 200',
          replace: 'missingData ? 200 : 200',
        },
      ],
      caughtBy: { jest: `${shellServer}/unavailable-api.test.ts` },
    },
    {
      id: 'server-accepts-any-manifest',
      breaks: 'The shell’s server writes a manifest into the page without a check of its hash',
      edits: [
        {
          file: `${shellServer}/release-files.ts`,
          find: 'if (hash !== integrity) throw',
          replace: 'if (hash === url) throw',
        },
      ],
      caughtBy: shellPage,
    },
    {
      id: 'inline-scripts-allowed',
      breaks: 'The Content-Security-Policy allows inline scripts',
      edits: [
        {
          file: `${shellServer}/security-headers.ts`,
          find: "'script-src': [\"'self'\", ...releases],",
          replace: "'script-src': [\"'self'\", \"'unsafe-inline'\", ...releases],",
        },
      ],
      caughtBy: shellPage,
    },
    {
      id: 'page-may-be-framed',
      breaks: 'Any site may show ours in a frame',
      edits: [
        {
          file: `${shellServer}/security-headers.ts`,
          find: "'frame-ancestors': [\"'none'\"],",
          replace: "'frame-ancestors': ['*'],",
        },
      ],
      caughtBy: shellPage,
    },
    {
      id: 'registry-ends-its-script',
      breaks: 'Text in the registry can end the script element that contains it',
      edits: [
        {
          file: `${shellServer}/markup.ts`,
          find: "return JSON.stringify(value).replaceAll('<', '\\\\u003c');",
          replace: 'return JSON.stringify(value);',
        },
      ],
      caughtBy: shellPage,
    },
    {
      id: 'scripts-of-any-origin',
      breaks: 'The Trusted Types policy allows script URLs of any origin',
      edits: [
        {
          file: 'apps/shell/src/boot/trusted-types.ts',
          find: '(origins.has(new URL(url, location.href).origin) ? url : null)',
          replace: '(origins.size >= 0 ? url : null)',
        },
      ],
      caughtBy: { jest: 'apps/shell/src/boot/trusted-types.test.ts' },
    },
    {
      id: 'groups-count-for-the-shell',
      breaks: 'Visitors who are logged in use up the limit of the shell’s own address',
      edits: [
        {
          file: 'apps/shell/server/access/account-of.ts',
          find: "{ authorization, 'x-internal-key': internalKey }",
          replace: '{ authorization }',
        },
      ],
      caughtBy: {
        jest: 'apps/shell/server/access/access.test.ts',
        only: 'is joined by the role of the account',
      },
    },
    {
      id: 'sessions-unlimited-behind-the-key',
      breaks: 'A session that asks through the shell meets no limit',
      edits: [
        {
          file: 'apps/api/src/kernel/http/internal-call.ts',
          find: 'isInternalCall(request, key) && bearerOf(request) === undefined',
          replace: 'isInternalCall(request, key)',
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/app.test.ts',
        only: 'counts for that session alone',
      },
    },
    {
      id: 'other-spelling-is-a-page',
      breaks: 'Another spelling of a page’s address is a page of its own',
      edits: [
        {
          file: 'apps/shell/server/site.ts',
          find: 'plan.isKnown && shell && plan.canonical !== given',
          replace: 'false',
        },
      ],
      caughtBy: { jest: 'apps/shell/server/app.test.ts' },
    },
    {
      id: 'page-takes-any-method',
      breaks: 'A page answers a form that is sent to it as if it did not exist',
      edits: [
        {
          file: 'apps/shell/server/app.ts',
          find: '    if (request.is404 && !isRead(request)) return refuseMethod(reply);\n',
          replace: '',
        },
      ],
      caughtBy: { jest: 'apps/shell/server/app.test.ts' },
    },
    {
      id: 'guessed-file-costs-a-page',
      breaks: 'A file name that somebody guesses costs a whole page',
      edits: [
        {
          file: 'apps/shell/server/site.ts',
          find: '!plan.isKnown && isFile(path)',
          replace: 'false',
        },
      ],
      caughtBy: { jest: 'apps/shell/server/app.test.ts' },
    },
    {
      id: 'data-without-policy',
      breaks: 'What is no page is sent without a content security policy',
      edits: [
        {
          file: 'apps/shell/server/secure-responses.ts',
          find: "!url.startsWith('/r/') && !reply.hasHeader('content-security-policy')",
          replace: 'false',
        },
      ],
      caughtBy: { jest: 'apps/shell/server/app.test.ts' },
    },
  ],
};
