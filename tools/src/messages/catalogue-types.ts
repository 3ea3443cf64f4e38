import { basename } from 'node:path';
import { type Catalogue, type CataloguePackage, ENGLISH } from './catalogues.ts';

/** The generated file of a package, below the root of the repository. */
export const typesFileOf = ({ folder }: CataloguePackage) => `${folder}/locales/catalogues.d.ts`;

/** For every program that contains the source files of libs. */
export const LIBS_FILE = 'tools/types/catalogues.d.ts';

const HEADER = '// Written by `npm run messages`: the types of keys come from the catalogues.\n';

/** Declares the namespaces of a package to i18next. */
export function catalogueTypes({ catalogues }: CataloguePackage): string {
  const nameOf = ({ file }: Catalogue) => basename(file, '.json');
  const english = catalogues
    .filter(({ language }) => language === ENGLISH)
    .sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  const imports = english.map(
    ({ file }, index) => `import type c${index} from './${ENGLISH}/${basename(file)}';`,
  );
  const entries = english.map(({ namespace }, index) => {
    const key = /^\w+$/.test(namespace) ? namespace : `'${namespace}'`;

    return `    ${key}: typeof c${index};`;
  });

  return `${HEADER}${imports.join('\n')}

declare module 'i18next' {
  interface ResourceNamespaceMap {
${entries.join('\n')}
  }
}
`;
}

/** Refers to the catalogues of all libs. */
export function libTypes(packages: readonly CataloguePackage[]): string {
  const lines = packages
    .filter(({ folder }) => folder.startsWith('libs/'))
    .map((part) => `/// <reference path="../../${typesFileOf(part)}" />`);

  return `${HEADER}${lines.join('\n')}\n`;
}
