import { npmFolder, type PackageFile, readPackage, repositoryRoot } from './workspace.ts';

/**
 * Packages that shell and remotes share as one copy. Shared packages cannot be tree-shaken, so the
 * list has only those that must exist once (React, state, context) and facades for large packages.
 */
const FROM_NPM = ['react', 'react/jsx-runtime', 'react-dom'];

const OWN: Record<string, string> = {
  '@freely/router': 'libs/facades/router',
  '@freely/query': 'libs/facades/query',
  '@freely/store': 'libs/facades/store',
  '@freely/i18n': 'libs/facades/i18n',
  '@freely/auth': 'libs/auth',
  '@freely/api-client/client': 'libs/api-client',
  '@freely/shell-sdk': 'libs/shell-sdk',
  // Of the design system, only what the shell loads on every page anyway.
  '@freely/ui/button': 'libs/ui',
};

/**
 * Shared too, but loaded when first needed. A dialog of one remote can open over a dialog of another,
 * and react-aria knows which is on top only when the same copy opened both.
 */
const ON_DEMAND: Record<string, string> = { '@freely/ui/dialog': 'libs/ui' };

/** The names by which remotes import shared modules. */
export const SHARED_NAMES: readonly string[] = [
  ...FROM_NPM,
  ...Object.keys(OWN),
  ...Object.keys(ON_DEMAND),
];

/** The modules of this repository's libs that are shared, with the folder of each lib. */
export function ownSharedModules(): Readonly<Record<string, string>> {
  return { ...OWN, ...ON_DEMAND };
}

export interface SharedModule {
  readonly version: string;
  readonly requiredVersion: string;
  readonly singleton: true;
  readonly strictVersion: true;
  readonly eager: boolean;
  /** Remotes have no copy of their own: these modules must not exist twice. */
  readonly import?: false;
}

/** @param isHost true for the shell, which provides the shared copies. */
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
    ...FROM_NPM.map((name) => [name, entry(readPackage(npmFolder(packageOf(name))))]),
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

/** Name → version of all shared modules, as recorded in a release. */
export function sharedVersions(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(sharedModules(false)).map(([name, { version }]) => [name, version]),
  );
}

/** `react` for `react/jsx-runtime`. */
function packageOf(name: string): string {
  return name.split('/')[0] ?? name;
}
