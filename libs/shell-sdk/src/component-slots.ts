import { createStore } from '@freely/store';
import type { ComponentType } from 'react';

/**
 * Slot → the props of its components. A slot is a contract between teams: its owner declares the version
 * of the props in its `remote.json`, and whoever has a component says which versions it takes. Remotes
 * add their slots:
 *
 * ```ts
 * declare module '@freely/shell-sdk' {
 *   interface ComponentSlots {
 *     'mfe-rewards/history': { readonly customerId: number };
 *   }
 * }
 * ```
 */
export interface ComponentSlots {
  /** On the page for what was not found: a way on. */
  'shell/not-found': Readonly<Record<never, never>>;
}

export type SlotName = keyof ComponentSlots & string;

/** What a remote exposes as `components`: how each is loaded, with its messages. */
export type SlotComponents = {
  readonly [Name in SlotName]?: () => Promise<{
    readonly Component: ComponentType<ComponentSlots[Name]>;
  }>;
};

/** A component in the page, and whose it is. */
export interface LoadedComponent {
  readonly remote: string;
  readonly Component: ComponentType<object>;
  /** Told what it throws. */
  readonly onError: (error: unknown) => void;
}

/** Slot → what was loaded for it so far. Empty on the server, and while a page is hydrated. */
export const slotStore = createStore<Readonly<Record<string, readonly LoadedComponent[]>>>(
  () => ({}),
);

type LoadSlot = (name: SlotName) => Promise<void>;
let load: LoadSlot = async () => {};

/** Called by the shell, which knows the remotes. Without it slots stay empty, as in a remote's tests. */
export function setSlotLoader(given: LoadSlot): void {
  load = given;
}

/** Loads the components of a slot, before it is shown or when it is. Never fails. */
export function loadSlot(name: SlotName): Promise<void> {
  return load(name);
}
