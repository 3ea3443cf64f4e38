import type { FaultArea } from '../planted-fault.ts';

const federation = 'libs/federation/src';
const loader = { jest: `${federation}/loader.test.ts` };

export const platform: FaultArea = {
  title: 'Platform and federation',
  faults: [
    {
      id: 'files-not-pinned',
      breaks: 'A file of a release is loaded without a check of its hash',
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
      breaks: 'The browser accepts any release.json, not only the one that the registry pins',
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
      breaks: 'The previous release is not loaded when the active one is broken',
      edits: [
        {
          file: `${federation}/choose-release.ts`,
          find: 'const releases = [getsCanary ? canary.release : null, active, previous].filter(',
          replace:
            'const releases = [getsCanary ? canary.release : null, active, previous && null].filter(',
        },
      ],
      caughtBy: loader,
    },
    {
      id: 'disabled-remote-is-loaded',
      breaks: 'A remote that an operator has disabled is loaded',
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
      id: 'contract-version-not-compared',
      breaks: 'A release for another contract version is loaded into this shell',
      edits: [
        {
          file: `${federation}/read-release.ts`,
          find: '  await requireFit(release, offer, name);\n',
          replace: '',
        },
      ],
      caughtBy: loader,
    },
    {
      id: 'release-of-another-remote',
      breaks: 'The release of one remote is loaded in place of another',
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
      id: 'foreign-routes-not-found',
      breaks: 'Routes that belong to another remote are not detected',
      edits: [
        {
          file: 'apps/shell/src/remotes/foreign-routes.ts',
          find: 'ownerOf(registry, path) !== remote',
          replace: 'ownerOf(registry, path) === remote.toUpperCase()',
        },
      ],
      caughtBy: { jest: 'apps/shell/src/remotes/foreign-routes.test.ts' },
    },
    {
      id: 'foreign-routes-allowed',
      breaks: 'A remote with routes that belong to another remote is loaded',
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
      id: 'needed-names-not-compared',
      breaks: 'A release that imports a name which the shell does not have is loaded',
      edits: [
        {
          file: `${federation}/compatibility.ts`,
          find: 'if (names.length > 0) misfits.push',
          replace: 'if (names.length > 1000) misfits.push',
        },
      ],
      caughtBy: loader,
    },
    {
      id: 'preload-not-compared',
      breaks:
        'Files of a release that this shell refuses are preloaded when the pointer reaches a link',
      edits: [
        {
          file: 'apps/shell/src/remotes/preload-on-intent.ts',
          find: 'const { folder } = await loader.open(owner, pointer);',
          replace: 'const folder = new URL(pointer.url, loader && location.origin).href;',
        },
      ],
      caughtBy: { jest: 'apps/shell/src/remotes/preload-on-intent.test.ts' },
    },
    {
      id: 'shared-module-missing-on-the-server',
      breaks: 'The shell’s server shares one module fewer than the browser does',
      edits: [
        {
          file: 'apps/shell/src/prerender/shared.ts',
          find: "from '@freely/store';",
          replace: "from '@freely/store/index';",
        },
      ],
      caughtBy: { jest: 'tools/src/webpack/shared-modules.test.ts' },
    },
    {
      id: 'chunks-without-integrity',
      breaks: 'A build loads its chunks without their integrity hashes',
      edits: [
        {
          file: 'tools/src/webpack/integrity-plugin.ts',
          find: "(code) => `${code}\\n${setIntegrity('script', 'src')}`,",
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
