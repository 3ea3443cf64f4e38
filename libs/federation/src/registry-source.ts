import { EMPTY_REGISTRY, type Registry } from './registry.ts';

const KEY = 'freely.registry';

/** The registry of this page. */
export interface RegistrySource {
  current(): Registry;
  /** Reads `/registry.json` again; a failure or a bad one leaves things as they are. */
  refresh(): Promise<void>;
}

/** @param written the registry that the server checked and wrote into the page, if it did */
export async function registrySource(written: Registry | null): Promise<RegistrySource> {
  let registry = written ?? (await lastGood()) ?? EMPTY_REGISTRY;
  keep(registry);

  return {
    current: () => registry,
    async refresh() {
      try {
        const answer = await fetch('/registry.json', { cache: 'no-store' });
        const fresh = answer.ok ? await checked(await answer.json()) : null;
        if (!fresh) return;
        registry = fresh;
        keep(registry);
      } catch {
        // The last good one still stands.
      }
    },
  };
}

/** The registry in a JSON value; null when it is not one. The schemas are fetched when they are needed. */
async function checked(value: unknown): Promise<Registry | null> {
  const { parseRegistry } = await import('./parse-registry.ts');

  return parseRegistry(value);
}

async function lastGood(): Promise<Registry | null> {
  try {
    return await checked(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return null;
  }
}

function keep(registry: Registry): void {
  if (registry === EMPTY_REGISTRY) return;
  try {
    localStorage.setItem(KEY, JSON.stringify(registry));
  } catch {
    // Then this page has no memory of it.
  }
}
