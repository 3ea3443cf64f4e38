import type { Registry } from './parse-registry.ts';

// Without the schemas: a page that was made ahead needs none of them.
export type { Registry, ReleasePointer, RemoteEntry } from './parse-registry.ts';

export const EMPTY_REGISTRY: Registry = { generation: 0, remotes: {} };
