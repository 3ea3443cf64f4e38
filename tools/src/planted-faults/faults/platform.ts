import type { FaultArea } from '../planted-fault.ts';

const federation = 'libs/federation/src';
const loader = { jest: `${federation}/loader.test.ts` };
const shellServer = 'apps/shell/server';
const shellPage = { jest: `${shellServer}/app.test.ts` };

export const platform: FaultArea = {
  title: 'Platform and federation',
  faults: [
    {
      id: 'files-not-pinned',
      breaks: 'A file of a release is loaded whatever its bytes are',
      edits: [
        {
          file: `${federation}/integrity.ts`,
          find: '    hashes.set(new URL(file, folder).href, hash);\n',
          replace: '    hashes.delete(new URL(file, folder).href + hash);\n',
        },
      ],
      caughtBy: loader,
    },
    {
      id: 'manifest-not-pinned',
      breaks: 'The browser takes any release.json, not the one that the registry pins',
      edits: [
        {
          file: `${federation}/read-release.ts`,
          find: "fetch(new URL('release.json', folder), { integrity }),",
          replace: "fetch(new URL('release.json', folder), integrity ? {} : {}),",
        },
      ],
      caughtBy: loader,
    },
    {
      id: 'previous-release-not-tried',
      breaks: 'A broken release is not replaced by the one before it',
      edits: [
        {
          file: `${federation}/choose-release.ts`,
          find: 'return [getsCanary ? canary.release : null, active, previous].filter(',
          replace: 'return [getsCanary ? canary.release : null, active, previous && null].filter(',
        },
      ],
      caughtBy: loader,
    },
    {
      id: 'switched-off-remote-is-loaded',
      breaks: 'A remote that an operator switched off is loaded all the same',
      edits: [
        {
          file: `${federation}/loader.ts`,
          find: 'entry && !entry.killed ?',
          replace: 'entry ?',
        },
      ],
      caughtBy: loader,
    },
    {
      id: 'contract-not-compared',
      breaks: 'A release for another contract is loaded into this shell',
      edits: [
        {
          file: `${federation}/read-release.ts`,
          find: 'if (!fitsContract(release.contract)) {',
          replace: 'if (fitsContract === null) {',
        },
      ],
      caughtBy: loader,
    },
    {
      id: 'release-of-another-remote',
      breaks: 'The release of one remote is loaded in the place of another',
      edits: [
        {
          file: `${federation}/read-release.ts`,
          find: 'if (release.name !== name) throw',
          replace: 'if (release.name === null) throw',
        },
        {
          file: `${federation}/loader.ts`,
          find: 'module?.name !== name || ',
          replace: '!module || ',
        },
      ],
      caughtBy: loader,
    },
    {
      id: 'route-ownership-not-told',
      breaks: 'A remote may claim the addresses of another one',
      edits: [
        {
          file: 'apps/shell/src/remotes/claims.ts',
          find: 'ownerOf(path) !== remote',
          replace: 'ownerOf(path) === remote.toUpperCase()',
        },
      ],
      caughtBy: { jest: 'apps/shell/src/remotes/claims.test.ts' },
    },
    {
      id: 'route-ownership-not-enforced',
      breaks: 'A remote that claims foreign addresses is let into the page',
      edits: [
        {
          file: 'apps/shell/src/remotes/remote-routes.tsx',
          find: 'if (foreign.length > 0) {',
          replace: 'if (foreign.length > 1000) {',
        },
      ],
      caughtBy: { jest: 'apps/shell/src/remotes/remote-routes.test.tsx' },
    },
    {
      id: 'server-runs-other-code',
      breaks: 'The shell’s server runs code of a release that is not what was released',
      edits: [
        {
          file: `${shellServer}/release-file.ts`,
          find: 'if (hash !== integrity) throw',
          replace: 'if (hash === integrity.length.toString()) throw',
        },
      ],
      caughtBy: { jest: `${shellServer}/ready-pages.test.ts` },
    },
    {
      id: 'server-takes-any-manifest',
      breaks: 'The shell’s server writes a manifest into the page that is not the pinned one',
      edits: [
        {
          file: `${shellServer}/release-store.ts`,
          find: 'return hash === pointer.integrity ? parseRelease(JSON.parse(text.toString())) : null;',
          replace: 'return hash ? parseRelease(JSON.parse(text.toString())) : null;',
        },
      ],
      caughtBy: shellPage,
    },
    {
      id: 'inline-scripts-allowed',
      breaks: 'The policy of the page lets inline scripts run',
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
      breaks: 'Words of the registry can end the script element that carries it',
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
      id: 'bad-registry-takes-force',
      breaks: 'A registry that is none takes every remote away',
      edits: [
        {
          file: `${shellServer}/release-store.ts`,
          find: '    return before;\n',
          replace: '    return before === null ? before : EMPTY_REGISTRY;\n',
        },
      ],
      caughtBy: shellPage,
    },
    {
      id: 'scripts-of-any-origin',
      breaks: 'The page’s own policy trusts script addresses of any origin',
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
      id: 'release-overwritten',
      breaks: 'A release folder is written again with other contents',
      edits: [
        {
          file: 'tools/src/release/build-release.ts',
          find: 'if (kept !== text) {',
          replace: 'if (kept.length === 0) {',
        },
      ],
      caughtBy: { jest: 'tools/src/release/build-release.test.ts' },
    },
    {
      id: 'registry-written-by-two',
      breaks: 'Of two releases at once, one undoes the other',
      edits: [
        {
          file: 'tools/src/release/registry-file.ts',
          find: "closeSync(openSync(lock, 'wx'));",
          replace: "closeSync(openSync(lock, 'w'));",
        },
      ],
      caughtBy: { jest: 'tools/src/release/publish.test.ts' },
    },
    {
      id: 'no-release-to-go-back-to',
      breaks: 'A new release does not keep the one before it',
      edits: [
        {
          file: 'tools/src/release/publish.ts',
          find: 'entry && entry.active.version !== release.version ? entry.active : (entry?.previous ?? null);',
          replace: 'entry?.previous ?? null;',
        },
      ],
      caughtBy: { jest: 'tools/src/release/publish.test.ts' },
    },
    {
      id: 'second-copy-of-a-shared-package',
      breaks: 'The server of the shell lends remotes one package fewer than the browser does',
      edits: [
        {
          file: 'apps/shell/src/ready/shared.ts',
          find: "from '@freely/store';",
          replace: "from '@freely/store/index';",
        },
      ],
      caughtBy: { jest: 'tools/src/webpack/shared-modules.test.ts' },
    },
    {
      id: 'chunks-not-checked',
      breaks: 'A build loads its later chunks without asking for their hashes',
      edits: [
        {
          file: 'tools/src/webpack/integrity-plugin.ts',
          find: "(code) => `${code}\\n${askFor('script', 'src')}`,",
          replace: '(code) => code,',
        },
      ],
      caughtBy: {
        playwright: 'e2e/federation/failures.spec.ts',
        project: 'desktop',
        only: 'one flipped byte in its page',
      },
    },
  ],
};
