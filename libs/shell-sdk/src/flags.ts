import { createStore, useStore } from '@freely/store';

/**
 * The flags that a remote declares in its `remote.json`. Each remote adds its own:
 *
 * ```ts
 * import type remote from '../remote.json';
 * type Own = Record<keyof (typeof remote)['flags'], true>;
 * declare module '@freely/shell-sdk' {
 *   interface FeatureFlags extends Own {}
 * }
 * ```
 */
// biome-ignore lint/suspicious/noEmptyInterface: remotes add to it.
export interface FeatureFlags {}

/** The names of the flags that are on in this page. */
const flagStore = createStore<ReadonlySet<string>>(() => new Set());

/** Called by the shell before anything is rendered, and by tests. */
export function setFlags(names: readonly string[]): void {
  flagStore.setState(new Set(names), true);
}

/** Whether a flag is on for the person who sees the page. */
export function useFlag(name: keyof FeatureFlags & string): boolean {
  return useStore(flagStore, (names) => names.has(name));
}
