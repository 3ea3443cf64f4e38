import type { FaultArea } from '../planted-fault.ts';

const server = 'apps/shell/server';

export const releaseTools: FaultArea = {
  title: 'The tools that release',
  faults: [
    {
      id: 'dirty-tree-released',
      breaks: 'A release is made of files that no commit has',
      edits: [
        {
          file: 'tools/src/platform/source-state.ts',
          find: 'if (isDirty && !isMeant) {',
          replace: 'if (isDirty && !isMeant && isMeant) {',
        },
      ],
      caughtBy: { jest: 'tools/src/platform/release-writes.test.ts' },
    },
    {
      id: 'upgraded-packages-released',
      breaks: 'A release is made with packages that no commit has',
      edits: [
        {
          file: 'tools/src/platform/source-state.ts',
          find: "  ...['package.json', 'package-lock.json', 'tsconfig.base.json', 'nx.json'],\n",
          replace: '',
        },
      ],
      caughtBy: { jest: 'tools/src/platform/source-state.test.ts' },
    },
    {
      id: 'build-changes-while-it-is-read',
      breaks:
        'A file of a release is another one than its manifest names, because somebody built again',
      edits: [
        {
          file: 'tools/src/platform/build-release.ts',
          find: 'await upload(store, folder, files);',
          replace: 'await upload(store, folder, files, dist);',
        },
        {
          file: 'tools/src/platform/build-release.ts',
          find: '  files: ReadonlyMap<string, Uint8Array>,\n',
          replace: '  files: ReadonlyMap<string, Uint8Array>,\n  dist: string,\n',
        },
        {
          file: 'tools/src/platform/build-release.ts',
          find: 'for (const [file, content] of next) await store.create(folder + file, content);',
          replace:
            'for (const [file] of next) await store.create(folder + file, readFileSync(join(dist, file)));',
        },
      ],
      caughtBy: { jest: 'tools/src/platform/build-release.test.ts' },
    },
    {
      id: 'try-looks-before-hydration',
      breaks: 'A prerendered page passes the try of a release before its code has run',
      edits: [
        {
          file: 'tools/src/platform/page-view.ts',
          find: '&& !isLoading && isHydrated;',
          replace: '&& !isLoading;',
        },
      ],
      caughtBy: {
        jest: 'tools/src/platform/open-page.test.ts',
        only: 'looked at once it is hydrated',
      },
    },
    {
      id: 'try-takes-it-unrendered',
      breaks: 'A page that the server cannot render passes the try of a release',
      edits: [
        {
          file: 'tools/src/platform/open-page.ts',
          find: "problems.push('it was not prerendered');",
          replace: '{}',
        },
      ],
      caughtBy: {
        jest: 'tools/src/platform/open-page.test.ts',
        only: '/rendered-never',
      },
    },
    {
      id: 'page-blamed-for-another',
      breaks:
        'A page is refused for what the page before did in the window that both were opened in',
      edits: [
        {
          file: 'tools/src/platform/open-page.ts',
          find: '=> problems.splice(0);',
          replace: '=> {};',
        },
      ],
      caughtBy: {
        jest: 'tools/src/platform/open-page.test.ts',
        only: 'a page is not blamed for the one that',
      },
    },
    {
      id: 'looping-page-keeps-the-release',
      breaks: 'A page that loops for ever keeps the try of a release for ever',
      edits: [
        {
          file: 'tools/src/platform/open-page.ts',
          find: 'return Promise.race([work, late]).finally',
          replace: 'late.catch(() => {});\n\n  return work.finally',
        },
      ],
      caughtBy: {
        jest: 'tools/src/platform/open-page.test.ts',
        only: 'pages that hang once they are looked at',
      },
    },
    {
      id: 'crashing-page-released',
      breaks: 'A release whose page crashes on every render goes live',
      edits: [
        {
          file: 'tools/src/platform/refuse-bad-release.ts',
          find: 'if (broken.length > 0 && !force) {',
          replace: 'if (broken.length > 1000 && !force) {',
        },
      ],
      caughtBy: {
        playwright: 'e2e/releases/try.spec.ts',
        project: 'desktop',
        only: 'a release with a broken page is refused',
      },
    },
    {
      id: 'silent-alert-refuses-a-release',
      breaks: 'No shell can be released: an alert of home that says nothing counts as a problem',
      edits: [
        {
          file: 'tools/src/platform/page-view.ts',
          find: `
      .filter(Boolean),`,
          replace: ',',
        },
      ],
      caughtBy: {
        playwright: 'e2e/releases/try.spec.ts',
        project: 'desktop',
        only: 'the next build of the shell',
      },
    },
    {
      id: 'file-waits-for-its-forms',
      breaks:
        'A file that is here is not sent while the bucket says nothing of its compressed forms',
      edits: [
        {
          file: 'apps/shell/server/release-files.ts',
          find: 'Promise.race([all, sleep(FORMS_WITHIN_MS, null, { ref: false })]),',
          replace: 'Promise.all([all, sleep(FORMS_WITHIN_MS, null, { ref: false })]),',
        },
      ],
      caughtBy: { jest: 'apps/shell/server/release-files.test.ts' },
    },
    {
      id: 'strangers-fill-the-memory-of-a-shell',
      breaks: 'A shell over a bucket asks for and remembers every name that a stranger makes up',
      edits: [
        {
          file: `${server}/release-files.ts`,
          find: '      return false;\n    }\n    if (!COMPRESSED',
          replace: '      await form(`${url}.br`);\n    }\n    if (!COMPRESSED',
        },
      ],
      caughtBy: { jest: `${server}/release-files.test.ts` },
    },
    {
      id: 'canary-without-files',
      breaks: 'Some get an earlier release whose files were removed',
      edits: [
        {
          file: 'tools/src/platform/verbs/canary.ts',
          find: '  requireKept(await currentState(context, unit), found);\n',
          replace: '  void requireKept;\n',
        },
      ],
      caughtBy: { jest: 'tools/src/platform/verbs/misuse.test.ts' },
    },
    {
      id: 'slash-owns-the-same-path',
      breaks: 'A remote owns /profile/ beside the shell’s /profile',
      edits: [
        {
          file: 'libs/federation/src/route-owner.ts',
          find: ".replace(/(?<=.)\\/$/, '')",
          replace: '',
        },
      ],
      caughtBy: { jest: 'tools/src/platform/own-paths.test.ts' },
    },
    {
      id: 'sitemap-owned-by-a-remote',
      breaks: 'A remote owns /sitemap-x.xml, which the shell’s server answers',
      edits: [
        {
          file: 'libs/federation/src/shell-paths.ts',
          find: "'/sitemap*.xml'",
          replace: "'/sitemap.xml'",
        },
      ],
      caughtBy: { jest: 'apps/shell/server/server-paths.test.ts' },
    },
    {
      id: 'trial-left-behind',
      breaks:
        'A release that is stopped leaves the folder of its trial, which may be that of a whole bucket',
      edits: [
        {
          file: 'tools/src/platform/trial.ts',
          find: '  onEnd(endOnce);\n',
          replace: '',
        },
      ],
      caughtBy: { jest: 'tools/src/platform/trial.test.ts' },
    },
  ],
};
