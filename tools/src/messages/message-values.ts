import {
  type Catalogue,
  type CataloguePackage,
  ENGLISH,
  isPlural,
  leaves,
  stem,
} from './catalogues.ts';

/** Messages that travel as a key with values: whoever decides on one does not word it (ADR 0057). */
const TRAVELLING = ['api/errors', 'api/confirmations'];

/** The generated file, below the root of the repository. */
export const VALUES_FILE = 'apps/api/locales/message-values.d.ts';

const HEADER =
  '// Written by `npm run messages`: each message that travels as a key, with the names of its values.\n';

/** The types of those messages: a value that is missing or unknown does not compile. */
export function messageValues(packages: readonly CataloguePackage[]): string {
  const catalogues = packages
    .flatMap((part) => part.catalogues)
    .filter(({ language, namespace }) => language === ENGLISH && TRAVELLING.includes(namespace))
    .sort((a, b) => (a.namespace < b.namespace ? -1 : 1));

  return `${HEADER}export interface MessageValues {\n${catalogues.map(declared).join('')}}\n`;
}

function declared({ namespace, messages }: Catalogue): string {
  const values = new Map<string, Set<string>>();
  for (const [key, text] of leaves(messages)) {
    const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
    if (isPlural(key)) names.push('count');
    values.set(stem(key), new Set([...(values.get(stem(key)) ?? []), ...names]));
  }
  const lines = [...values].map(([key, names]) => {
    const union = [...names].map((name) => `'${name}'`).join(' | ') || 'never';

    return `    ${/^\w+$/.test(key) ? key : `'${key}'`}: ${union};\n`;
  });

  return `  '${namespace}': {\n${lines.join('')}  };\n`;
}
