import { realpathSync } from 'node:fs';
import { relative } from 'node:path';
import { npmFolder, readPackage, repositoryRoot } from './workspace.ts';

/**
 * Packages that shell and remotes share as one copy. Shared packages cannot be tree-shaken, so the
 * list has only those that must exist once (React, state, context) and facades for large packages.
 */
const FROM_NPM = ['react', 'react/jsx-runtime', 'react-dom'];

const OWN = [
  '@freely/router',
  '@freely/query',
  '@freely/store',
  '@freely/i18n',
  '@freely/auth',
  '@freely/api-client/client',
  '@freely/shell-sdk',
  // Of the design system, only what the shell loads on every page anyway.
  '@freely/ui/button',
];

/**
 * Shared too, but loaded when first needed. A dialog of one remote can open over a dialog of another,
 * and react-aria knows which is on top only when the same copy opened both.
 */
const ON_DEMAND = ['@freely/ui/dialog'];

/** The names by which remotes import shared modules. */
export const SHARED_NAMES: readonly string[] = [...FROM_NPM, ...OWN, ...ON_DEMAND];

/** The modules of this repository's libs that are shared, with the folder of each lib. */
export function ownSharedModules(): Readonly<Record<string, string>> {
  const root = realpathSync(repositoryRoot);
  const folderOf = (name: string) => relative(root, realpathSync(npmFolder(packageOf(name))));

  return Object.fromEntries(
    [...OWN, ...ON_DEMAND].map((name) => [name, folderOf(name).replaceAll('\\', '/')]),
  );
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
  const entry = (name: string): SharedModule => {
    const { version } = readPackage(npmFolder(packageOf(name)));

    return {
      version,
      requiredVersion: `^${version}`,
      singleton: true,
      strictVersion: true,
      eager: isHost && !ON_DEMAND.includes(name),
      ...(isHost ? {} : { import: false }),
    };
  };

  return Object.fromEntries(SHARED_NAMES.map((name) => [name, entry(name)]));
}

/** Name → version of all shared modules, as recorded in a release. */
export function sharedVersions(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(sharedModules(false)).map(([name, { version }]) => [name, version]),
  );
}

/** `react` for `react/jsx-runtime`, `@freely/ui` for `@freely/ui/button`. */
function packageOf(name: string): string {
  return /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name;
}
