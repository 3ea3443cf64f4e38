import { EMPTY_REGISTRY, type Registry } from './registry.ts';

const KEY = 'freely.registry';

/** The registry of this page. */
export interface RegistrySource {
  current(): Registry;
  /** Reads `/registry.json` again. After a failure or an invalid file the current one stays. */
  refresh(): Promise<void>;
}

/** @param written the registry that the server checked and wrote into the page, if any */
export async function registrySource(written: Registry | null): Promise<RegistrySource> {
  let registry = written ?? (await lastStored()) ?? EMPTY_REGISTRY;
  store(registry);

  return {
    current: () => registry,
    async refresh() {
      try {
        const response = await fetch('/registry.json', { cache: 'no-store' });
        const fresh = response.ok ? await parse(await response.json()) : null;
        if (!fresh) return;
        registry = fresh;
        store(registry);
      } catch {
        // The current registry stays in use.
      }
    },
  };
}

/** The registry in a JSON value; null if it is invalid. The schemas are loaded only when needed. */
async function parse(value: unknown): Promise<Registry | null> {
  const { parseRegistry } = await import('./parse-registry.ts');

  return parseRegistry(value);
}

async function lastStored(): Promise<Registry | null> {
  try {
    return await parse(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
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
