import type { FaultArea } from '../planted-fault.ts';

const serverFrame = 'apps/shell/server/page-frame.ts';

export const remotes: FaultArea = {
  title: 'Remotes that describe themselves',
  faults: [
    {
      id: 'link-to-nowhere',
      breaks: 'A release puts a link into the footer whose page it does not have',
      edits: [
        {
          file: 'tools/src/platform/build-release.ts',
          find: 'if (dead) throw',
          replace: 'if (dead && release.name.length === 0) throw',
        },
      ],
      caughtBy: { jest: 'tools/src/platform/build-release.test.ts' },
    },
    {
      id: 'given-up-navigation-loses-a-remote',
      breaks:
        'After two quick clicks, every page of a remote is not found until the tab is reloaded',
      edits: [
        {
          file: 'apps/shell/src/remotes/remote-routes.tsx',
          find: 'if (signal.aborted || discovered.has(name)) return;',
          replace: 'if (discovered.has(name)) return;',
        },
      ],
      caughtBy: { jest: 'apps/shell/src/remotes/remote-routes.test.tsx' },
    },
    {
      id: 'late-section-holds-navigation-back',
      breaks:
        'Before the first click, a page that is left by itself stays until somebody does something',
      edits: [
        {
          file: 'libs/shell-sdk/src/late-section.tsx',
          find: 'if (!isHydrating) need.meet();',
          replace: 'void isHydrating;',
        },
      ],
      caughtBy: { jest: 'libs/shell-sdk/src/late-section.test.tsx' },
    },
    {
      id: 'slot-without-boundary',
      breaks: 'A component of one remote that breaks takes the page of another with it',
      edits: [
        {
          file: 'libs/shell-sdk/src/component-slot.tsx',
          find: 'return { isBroken: true };',
          replace: 'return { isBroken: false };',
        },
      ],
      caughtBy: { jest: 'libs/shell-sdk/src/component-slot.test.tsx' },
    },
    {
      id: 'slot-props-not-compared',
      breaks: 'A component gets props of another version than it takes',
      edits: [
        {
          file: 'libs/federation/src/component-slots.ts',
          find: 'slots[slot] !== undefined && isInRange(slots[slot], props)',
          replace:
            'slots[slot] !== undefined && isInRange(slots[slot], `^${slots[slot]}`) && props',
        },
      ],
      caughtBy: { jest: 'libs/federation/src/component-slots.test.ts' },
    },
    {
      id: 'slot-taken-away',
      breaks: 'A release without a slot that a component of another remote needs is not refused',
      edits: [
        {
          file: 'tools/src/platform/check/slot-problems.ts',
          find: '!slots[slot] || !isInRange(slots[slot], props)',
          replace: 'slots[slot] && !isInRange(slots[slot], props)',
        },
      ],
      caughtBy: { jest: 'tools/src/platform/check/slot-problems.test.ts' },
    },
    {
      id: 'link-for-everybody',
      breaks: 'Everybody sees the link to the admin area',
      edits: [
        {
          file: 'apps/shell/src/frame/page-frame.ts',
          find: 'return !audience || audience.some(',
          replace: 'return true || audience?.some(',
        },
      ],
      caughtBy: { jest: 'apps/shell/src/frame/page-frame.test.ts' },
    },
    {
      id: 'flag-for-everybody',
      breaks: 'A flag of a cohort is on for everybody',
      edits: [
        {
          file: serverFrame,
          find: 'flag.default || flag.cohorts.some(',
          replace: 'flag.default || flag.cohorts.length > 0 || flag.cohorts.some(',
        },
      ],
      caughtBy: { jest: 'apps/shell/server/page-frame.test.ts' },
    },
    {
      id: 'frame-in-every-manifest',
      breaks: 'A page carries the links of a remote twice, in all languages',
      edits: [
        {
          file: 'libs/federation/src/release.ts',
          find: 'forBrowsers({ frame: _, ...release }: Release)',
          replace: 'forBrowsers(release: Release)',
        },
      ],
      caughtBy: { jest: 'apps/shell/server/app.test.ts' },
    },
    {
      id: 'shell-names-a-remote',
      breaks: 'The shell prefetches a page of one remote by its path',
      edits: [
        {
          file: 'apps/shell/src/boot/start-platform.ts',
          find: 'of frame?.preloads ?? [])',
          replace: "of frame ? ['/services-search'] : [])",
        },
      ],
      caughtBy: { jest: 'tools/src/checks/no-remote-is-named.test.ts' },
    },
    {
      id: 'new-remote-not-installed',
      breaks: 'With a new remote, a fresh checkout cannot be installed',
      edits: [
        {
          file: 'tools/bootstrap/install.mjs',
          find: ": ['install', '--no-save'];",
          replace: ": ['ci'];",
        },
      ],
      caughtBy: { jest: 'tools/src/processes/install.test.ts' },
    },
  ],
};
