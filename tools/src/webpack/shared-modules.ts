import { type PackageFile, readPackage, repositoryRoot } from './workspace.ts';

/**
 * What shell and remotes share as one copy. Sharing ends the tree shaking of what is shared, so
 * it holds only what must be one (React, state, context) and facades over the big packages.
 */
const FROM_NPM = ['react', 'react/jsx-runtime', 'react-dom'];

const OWN: Record<string, string> = {
  '@freely/router': 'libs/facades/router',
  '@freely/query': 'libs/facades/query',
  '@freely/store': 'libs/facades/store',
  '@freely/i18n': 'libs/facades/i18n',
  '@freely/auth': 'libs/auth',
  '@freely/api-client/client': 'libs/api-client',
  '@freely/federation': 'libs/federation',
  // Of the design system only what the shell loads on every page anyway.
  '@freely/ui/button': 'libs/ui',
};

/**
 * One copy too, but fetched when first needed. Dialogs of two remotes can stand over one another,
 * and react-aria only knows which is on top when one copy of it opened both.
 */
const ON_DEMAND: Record<string, string> = { '@freely/ui/dialog': 'libs/ui' };

/** The names under which remotes ask for what is shared. */
export const SHARED_NAMES: readonly string[] = [
  ...FROM_NPM,
  ...Object.keys(OWN),
  ...Object.keys(ON_DEMAND),
];

export interface SharedModule {
  readonly version: string;
  readonly requiredVersion: string;
  readonly singleton: true;
  readonly strictVersion: true;
  readonly eager: boolean;
  /** Remotes bring no copy of their own: a second one of what must be one helps nobody. */
  readonly import?: false;
}

/** @param isHost true for the shell, which brings the copies. */
export function sharedModules(isHost: boolean): Record<string, SharedModule> {
  const entry = ({ version }: PackageFile, isEager = isHost): SharedModule => ({
    version,
    requiredVersion: `^${version}`,
    singleton: true,
    strictVersion: true,
    eager: isEager,
    ...(isHost ? {} : { import: false }),
  });

  return Object.fromEntries([
    ...FROM_NPM.map((name) => [name, entry(readPackage(npmFolder(name)))]),
    ...Object.entries(OWN).map(([name, folder]) => [
      name,
      entry(readPackage(repositoryRoot + folder)),
    ]),
    ...Object.entries(ON_DEMAND).map(([name, folder]) => [
      name,
      entry(readPackage(repositoryRoot + folder), false),
    ]),
  ]);
}

/** Name → version of everything shared, as a release records it. */
export function sharedVersions(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(sharedModules(false)).map(([name, { version }]) => [name, version]),
  );
}

function npmFolder(name: string): string {
  return `${repositoryRoot}node_modules/${name.split('/')[0]}`;
}
