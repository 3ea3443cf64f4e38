// Reads the declarations that the compiler writes. It has no programming interface any more, and its
// output is regular: every top-level statement begins at the start of a line.

/** The names that a file imports, declares and exports. */
export interface DeclaredFile {
  /** Name → its declaration, without comments; overloads together. */
  readonly declared: ReadonlyMap<string, string>;
  /** Name → where it comes from, and what it is called there. */
  readonly imported: ReadonlyMap<string, Origin>;
  readonly exported: ReadonlyMap<string, Origin>;
  /** Files of which everything is exported. */
  readonly exportedWhole: readonly string[];
}

export interface Origin {
  /** Null: this file. */
  readonly from: string | null;
  readonly name: string;
}

const DECLARATION =
  /^(export )?(?:declare )?(?:abstract )?(?:function|const|let|class|interface|type|enum) (\w+)/;
const NAMED = /^(import|export) (?:type )?\{([^}]*)\}(?: from '([^']+)')?;$/s;
const WHOLE = /^export \* from '([^']+)';$/;

export function readDeclarations(text: string): DeclaredFile {
  const declared = new Map<string, string>();
  const imported = new Map<string, Origin>();
  const exported = new Map<string, Origin>();
  const exportedWhole: string[] = [];
  for (const statement of statementsOf(text)) {
    const [, isExported, name] = DECLARATION.exec(statement) ?? [];
    const [, kind, list, from = null] = NAMED.exec(statement) ?? [];
    const [, whole] = WHOLE.exec(statement) ?? [];
    if (name) {
      declared.set(name, [declared.get(name), statement].filter(Boolean).join('\n'));
      if (isExported) exported.set(name, { from: null, name });
    } else if (list !== undefined) {
      const target = kind === 'import' ? imported : exported;
      for (const [own, origin] of namesIn(list)) target.set(own, { from, name: origin });
    } else if (whole) exportedWhole.push(whole);
  }

  return { declared, imported, exported, exportedWhole };
}

/** `a, type B as C` → a is a, C is B. */
function namesIn(list: string): [own: string, origin: string][] {
  return list
    .split(',')
    .map((part) => part.trim().replace(/^type /, ''))
    .filter(Boolean)
    .map((part) => {
      const [origin = '', own = origin] = part.split(' as ');

      return [own, origin];
    });
}

function statementsOf(text: string): string[] {
  const statements: string[] = [];
  let open: string[] = [];
  let depth = 0;
  for (const line of withoutComments(text).split('\n')) {
    if (!line.trim()) continue;
    open.push(line);
    // An arrow is no bracket; nothing else of the kind stands in a declaration.
    for (const sign of line.replaceAll('=>', '')) {
      if ('{(['.includes(sign)) depth += 1;
      if ('})]'.includes(sign)) depth -= 1;
    }
    if (depth > 0 || !/[;}]$/.test(line)) continue;
    statements.push(open.join('\n'));
    open = [];
  }

  return statements;
}

function withoutComments(text: string): string {
  return text.replaceAll(/^\s*\/\*\*?[\s\S]*?\*\/\s*$/gm, '').replaceAll(/^\s*\/\/.*$/gm, '');
}
