// Packages with all that they depend on, as they are installed.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface InstalledPackage {
  name: string;
  version: string;
  license: string;
  folder: string;
}

interface PackageFile {
  name: string;
  version: string;
  license?: string | { type: string };
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** @param wanted names, each with a file that imports it */
export function withDependencies(wanted: ReadonlyMap<string, string>): InstalledPackage[] {
  const found = new Map<string, InstalledPackage>();
  const visit = (name: string, from: string, isOptional: boolean): void => {
    const folder = folderOf(name, dirname(from));
    if (folder === null) {
      // Of another system, for example.
      if (isOptional) return;
      throw new Error(`${name}, which ${from} needs, is not installed`);
    }
    if (found.has(folder)) return;
    const file = join(folder, 'package.json');
    const described = JSON.parse(readFileSync(file, 'utf8')) as PackageFile;
    const { license = 'unknown' } = described;
    found.set(folder, {
      name: described.name,
      version: described.version,
      license: typeof license === 'string' ? license : license.type,
      folder,
    });
    const optional = described.optionalDependencies ?? {};
    for (const next of Object.keys(described.dependencies ?? {})) {
      visit(next, file, next in optional);
    }
    for (const next of Object.keys(optional)) visit(next, file, true);
    const isOptionalPeer = (peer: string) => described.peerDependenciesMeta?.[peer]?.optional;
    for (const next of Object.keys(described.peerDependencies ?? {})) {
      if (!isOptionalPeer(next)) visit(next, file, false);
    }
  };
  for (const [name, from] of wanted) visit(name, from, false);

  return [...found.values()].sort((one, other) => (one.folder < other.folder ? -1 : 1));
}

/** As Node looks for it: in each folder above. */
function folderOf(name: string, from: string): string | null {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return folder;

  return dirname(from) === from ? null : folderOf(name, dirname(from));
}
