import { EMPTY_REGISTRY, type Registry } from './registry.ts';

const KEY = 'freely.registry';

/** The registry of this page. */
export interface RegistrySource {
  current(): Registry;
  /** Reads `/registry.json` again. After a failure or an invalid file the current one stays. */
  refresh(): Promise<unknown>;
  /** Calls `listener` after each change. Returns how to unsubscribe. */
  subscribe(listener: () => void): () => void;
}

/** @param written the registry that the server checked and wrote into the page, if any */
export async function registrySource(written: Registry | null): Promise<RegistrySource> {
  let registry = written ?? (await lastStored()) ?? EMPTY_REGISTRY;
  let refreshing: Promise<unknown> | null = null;
  const listeners = new Set<() => void>();
  store(registry);

  function take(fresh: Registry): void {
    registry = fresh;
    store(registry);
    for (const listener of listeners) listener();
  }

  return {
    current: () => registry,
    refresh() {
      // Lazy, because the server has written the registry into the page.
      refreshing ??= import('./newer-registry.ts')
        .then(({ newerRegistry }) => newerRegistry(registry))
        .then((fresh) => fresh && take(fresh))
        .catch(() => {
          // The current registry stays in use.
        })
        .finally(() => {
          refreshing = null;
        });

      return refreshing;
    },
    subscribe(listener) {
      listeners.add(listener);

      return () => listeners.delete(listener);
    },
  };
}

async function lastStored(): Promise<Registry | null> {
  try {
    const { parseRegistry } = await import('./parse-registry.ts');

    return parseRegistry(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return null;
  }
}

function store(registry: Registry): void {
  if (registry === EMPTY_REGISTRY) return;
  try {
    localStorage.setItem(KEY, JSON.stringify(registry));
  } catch {
    // Without storage the registry lasts only for this page.
  }
}
