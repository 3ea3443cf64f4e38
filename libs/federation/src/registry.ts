import type { Registry } from './parse-registry.ts';

// Types only, without the schemas: a prerendered page does not need them.
export type { Canary, Registry, ReleasePointer, RemoteEntry } from './parse-registry.ts';

export const EMPTY_REGISTRY: Registry = { generation: 0, remotes: {} };
