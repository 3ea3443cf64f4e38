import type { FaultArea } from '../planted-fault.ts';

export const shellState: FaultArea = {
  title: 'What the shell’s server keeps, and what others do not answer',
  faults: [
    {
      id: 'advertising-cookies-stay',
      breaks: 'Cookies that the advertising script set for the whole domain stay after a refusal',
      edits: [
        {
          file: 'apps/shell/src/consent/conversion-account.ts',
          find: "['', ...domainsOf(view.location.hostname)]",
          replace: "['', ...domainsOf('')]",
        },
      ],
      caughtBy: {
        jest: 'apps/shell/src/consent/conversion-account.test.ts',
        only: 'revoking the consent',
      },
    },
    {
      id: 'first-page-of-another-market',
      breaks:
        'The first page after a start has the default name and fee, whatever the operator set',
      edits: [
        {
          file: 'apps/shell/server/app.ts',
          find: '  await market.follow();\n',
          replace: '  void market.follow();\n',
        },
      ],
      caughtBy: { jest: 'apps/shell/server/market-in-pages.test.ts', only: 'the first page' },
    },
    {
      id: 'start-waits-for-the-api',
      breaks: 'An API that does not respond keeps the server of pages from its start',
      edits: [
        {
          file: 'apps/shell/server/market-settings.ts',
          find: 'await Promise.race([look(), ',
          replace: 'await Promise.all([look(), ',
        },
      ],
      caughtBy: {
        jest: 'apps/shell/server/market-settings.test.ts',
        only: 'keeps it from nothing',
      },
    },
    {
      id: 'page-of-two-markets',
      breaks: 'Markup and data of one page have different market settings',
      edits: [
        {
          file: 'apps/shell/server/site.ts',
          find: '          settings: shown,\n',
          replace: '          settings: browserSettings(),\n',
        },
      ],
      caughtBy: { jest: 'apps/shell/server/market-in-pages.test.ts', only: 'markup and data' },
    },
    {
      id: 'empty-cookie-secret',
      breaks: 'A secret of cookies that was cut short signs them: anybody joins a group',
      edits: [
        {
          file: 'apps/shell/server/access/access-cookie.ts',
          find: 'return text.length < SHORTEST_SECRET ? null : text;',
          replace: 'return text;',
        },
      ],
      caughtBy: { jest: 'apps/shell/server/access/access-cookie.test.ts', only: 'cut short' },
    },
    {
      id: 'each-server-its-own-secret',
      breaks:
        'Of two servers that share a folder, each signs cookies that the other does not accept',
      edits: [
        {
          file: 'apps/shell/server/access/access-cookie.ts',
          find: 'return (await secretIn(file)) ?? drawn;',
          replace: 'return drawn;',
        },
      ],
      caughtBy: { jest: 'apps/shell/server/access/access-cookie.test.ts', only: 'drawn once' },
    },
    {
      id: 'outage-takes-groups-away',
      breaks:
        'In an outage of the API somebody with a group loses it, and a link says that they are nobody',
      edits: [
        {
          file: 'apps/shell/server/access/account-of.ts',
          find: 'if (response.status === 401) return null;',
          replace: 'if (!response.ok) return null;',
        },
      ],
      caughtBy: { jest: 'apps/shell/server/access/access.test.ts', only: 'at status|in an outage' },
    },
    {
      id: 'untold-groups-count-as-told',
      breaks:
        'A server that could not be told whose session it is is told again only after an hour',
      edits: [
        {
          file: 'apps/shell/src/tabs/follow-groups.ts',
          find: 'if (!isTold && isNewest)',
          replace: 'if (!isTold && !isNewest)',
        },
      ],
      caughtBy: { jest: 'apps/shell/src/tabs/follow-groups.test.ts', only: 'is told again by' },
    },
    {
      id: 'mail-in-plain-text',
      breaks: 'A mail goes to another machine in plain text when nobody offers TLS',
      edits: [
        {
          file: 'apps/api/src/infrastructure/mail/mailer.ts',
          find: 'requireTLS: !THIS_MACHINE.includes(new URL(smtpUrl).hostname),',
          replace: 'requireTLS: THIS_MACHINE.length === 0,',
        },
      ],
      caughtBy: { jest: 'apps/api/src/infrastructure/mail/mailer.test.ts', only: 'without TLS' },
    },
    {
      id: 'market-settings-keep-the-process',
      breaks: 'The timer of the market settings keeps a server of pages that is closed from ending',
      edits: [
        {
          file: 'apps/shell/server/market-settings.ts',
          find: '    timer.unref();\n',
          replace: '',
        },
      ],
      caughtBy: {
        jest: 'apps/shell/server/market-settings.test.ts',
        only: 'does not keep the process',
      },
    },
    {
      id: 'market-settings-read-on-request-only',
      breaks: 'A change of the market settings waits for the first page after a quiet night',
      edits: [
        {
          file: 'apps/shell/server/market-settings.ts',
          find: 'if (isStopped) return;',
          replace: 'if (isStopped || isRead) return;',
        },
      ],
      caughtBy: { jest: 'apps/shell/server/market-settings.test.ts', only: 'until it is stopped' },
    },
    {
      id: 'market-settings-read-when-stopped',
      breaks: 'A server of pages that is closed goes on reading the market settings',
      edits: [
        {
          file: 'apps/shell/server/market-settings.ts',
          find: 'isStopped = true;\n      clearTimeout(timer);',
          replace: 'isStopped = false;',
        },
      ],
      caughtBy: { jest: 'apps/shell/server/market-settings.test.ts', only: 'until it is stopped' },
    },
    {
      id: 'images-of-a-release-with-the-same-code',
      breaks:
        'A page shows the images of another release with the same code, until that is deleted',
      edits: [
        {
          file: 'apps/shell/server/renderer/remote-code.ts',
          find: 'const key = `${code.folder} ${code.integrity}`;',
          replace: 'const key = code.integrity;',
        },
      ],
      caughtBy: { jest: 'apps/shell/server/prerenderer.test.ts', only: 'has images of its own' },
    },
    {
      id: 'page-of-a-release-with-the-same-code',
      breaks:
        'A page is kept from a release that had the same code, with images that may be deleted',
      edits: [
        {
          file: 'apps/shell/server/prerenderer.ts',
          find: 'const remote = `${code.folder} ${code.integrity}`;',
          replace: 'const remote = code.integrity;',
        },
      ],
      caughtBy: { jest: 'apps/shell/server/prerenderer.test.ts', only: 'has images of its own' },
    },
    {
      id: 'no-way-out-of-a-preview',
      breaks: 'On a prerendered page the bar of a preview has no way out',
      edits: [
        {
          file: 'apps/shell/server/early-submit.js',
          find: " || !event.target.closest('#root')",
          replace: '',
        },
      ],
      caughtBy: {
        playwright: 'e2e/federation/links.spec.ts',
        project: 'desktop',
        only: 'with a bar and a way out',
      },
    },
    {
      id: 'late-page-thrown-away',
      breaks: 'A page that takes longer than its visitor waits is never rendered to its end',
      edits: [
        {
          file: 'apps/shell/server/prerenderer.ts',
          find: 'RENDERS_ON * settings.prerenderTimeoutMs',
          replace: 'settings.prerenderTimeoutMs',
        },
      ],
      caughtBy: {
        jest: 'apps/shell/server/prerenderer.test.ts',
        only: 'is there for the next',
      },
    },
    {
      id: 'shared-search-without-title',
      breaks: 'A link to a profile with a search in it has no title in previews',
      edits: [
        {
          file: 'apps/shell/server/site.ts',
          find: 'head: whole?.head ?? {},',
          replace: 'head: (isPrerendered && whole?.head) || {},',
        },
      ],
      caughtBy: {
        jest: 'apps/shell/server/prerenderer.test.ts',
        only: 'whose query changes it has the same head',
      },
    },
  ],
};
