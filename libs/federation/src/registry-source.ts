import { EMPTY_REGISTRY, parseRegistry, type Registry } from './registry.ts';

const KEY = 'freely.registry';

/** The registry of this page. */
export interface RegistrySource {
  current(): Registry;
  /** Reads `/registry.json` again; a failure or a bad one leaves things as they are. */
  refresh(): Promise<void>;
}

/** @param written the registry that the server wrote into the page, unchecked */
export function registrySource(written: unknown): RegistrySource {
  let registry = parseRegistry(written) ?? lastGood() ?? EMPTY_REGISTRY;
  keep(registry);

  return {
    current: () => registry,
    async refresh() {
      try {
        const answer = await fetch('/registry.json', { cache: 'no-store' });
        const fresh = answer.ok ? parseRegistry(await answer.json()) : null;
        if (!fresh) return;
        registry = fresh;
        keep(registry);
      } catch {
        // The last good one still stands.
      }
    },
  };
}

function lastGood(): Registry | null {
  try {
    return parseRegistry(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
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
