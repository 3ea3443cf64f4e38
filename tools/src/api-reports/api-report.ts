import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type DeclaredFile, readDeclarations } from './declarations.ts';

/** Exported name → its declaration, with every type of the package that it mentions. */
export type ModuleReport = Readonly<Record<string, string>>;

/**
 * What a module exports.
 *
 * @param entry its `.d.ts`
 * @param versionOf the version of an npm package, for names that come from one
 */
export function reportOf(entry: string, versionOf: (name: string) => string): ModuleReport {
  const files = new Map<string, DeclaredFile>();
  const read = (file: string): DeclaredFile => {
    const known = files.get(file) ?? readDeclarations(readFileSync(file, 'utf8'));
    files.set(file, known);

    return known;
  };

  function namesOf(file: string): string[] {
    const { exported, exportedWhole } = read(file);

    return [...exported.keys(), ...exportedWhole.flatMap((from) => namesOf(fileOf(file, from)))];
  }

  /** The declarations of a name and of all that it mentions, by where they are. */
  function collect(file: string, name: string, found: Map<string, string>): void {
    const { declared, imported, exported, exportedWhole } = read(file);
    const text = declared.get(name);
    const key = `${file} ${name}`;
    if (found.has(key)) return;
    if (text) {
      found.set(key, text.replace(/^export /gm, ''));
      for (const mentioned of new Set(text.match(/\b[A-Za-z_]\w*\b/g))) {
        if (mentioned !== name && (declared.has(mentioned) || imported.has(mentioned))) {
          collect(file, mentioned, found);
        }
      }
      return;
    }
    const origin = imported.get(name) ?? exported.get(name);
    if (!origin) {
      const from = exportedWhole.find((each) => namesOf(fileOf(file, each)).includes(name));
      if (from) collect(fileOf(file, from), name, found);
    } else if (origin.from?.startsWith('.')) {
      collect(fileOf(file, origin.from), origin.name, found);
    } else if (origin.from) found.set(key, fromPackage(origin.from, origin.name, versionOf));
    else collect(file, origin.name, found);
  }

  return Object.fromEntries(
    namesOf(entry)
      .sort()
      .map((name) => {
        const found = new Map<string, string>();
        collect(entry, name, found);

        return [name, [...found.values()].join('\n')];
      }),
  );
}

/** A type of a package stays what it is for as long as the package's major does. */
function fromPackage(specifier: string, name: string, versionOf: (name: string) => string): string {
  const [packageName = ''] = /^(@[^/]+\/)?[^/]+/.exec(specifier) ?? [];
  const [major] = versionOf(packageName).split('.');

  return `${name} of ${specifier} ${major}`;
}

function fileOf(from: string, specifier: string): string {
  return join(dirname(from), specifier.replace(/\.tsx?$/, '.d.ts'));
}
