import { existsSync, readFileSync } from 'node:fs';
import { type ProbedRoute, probe } from '../webpack/probe.ts';
import { duplicatedMessages, translationProblems, unusedKeys } from './catalogue-problems.ts';
import { catalogueTypes, LIBS_FILE, libTypes, typesFileOf } from './catalogue-types.ts';
import { ENGLISH, readCatalogues } from './catalogues.ts';
import { contractRuleProblems, isOfRules } from './contract-rules.ts';
import { messageValues, VALUES_FILE } from './message-values.ts';
import { routeProblems } from './route-catalogues.ts';
import { sentencesInCode } from './sentences-in-code.ts';
import { readSources } from './source-files.ts';

/** Everything that is wrong with the messages of a checkout, a line each. */
export async function messageProblems(root: string): Promise<string[]> {
  const packages = readCatalogues(root);
  const sources = readSources(root);
  const catalogues = packages.flatMap((part) => part.catalogues);
  const english = catalogues.filter(({ language }) => language === ENGLISH);
  const namespaces = new Map(catalogues.map(({ file, namespace }) => [file, namespace]));
  const remotes = await Promise.all(
    packages
      .filter(({ folder }) => existsSync(`${root}/${folder}/src/routes.tsx`))
      .filter(({ folder }) => folder.includes('/mfe-'))
      .map(async ({ folder }) => ({
        file: `${folder}/src/routes.tsx`,
        parts: await probedParts(`${root}/${folder}/src/routes.tsx`),
      })),
  );

  return [
    ...english
      .filter((catalogue) => !isOfRules(catalogue))
      .flatMap((catalogue) => unusedKeys(catalogue, sources)),
    ...contractRuleProblems(english.filter(isOfRules), sources),
    ...english.flatMap(duplicatedMessages),
    ...translationProblems(catalogues),
    ...sentencesInCode(sources),
    ...remotes.flatMap(({ file, parts }) =>
      parts.flatMap(({ path, imports }) =>
        routeProblems(
          file,
          { path, imports: imports.map((each) => each.slice(root.length)) },
          (each) => namespaces.get(each) ?? null,
          sources,
        ),
      ),
    ),
    ...generatedFiles(root)
      .filter(({ file, content }) => readIfThere(root + file) !== content)
      .map(({ file }) => `${file} is out of date: run npm run messages -- --write.`),
  ];
}

/** The routes of a remote, and its components for slots: each loads the catalogues that it reads. */
async function probedParts(routesFile: string): Promise<Pick<ProbedRoute, 'path' | 'imports'>[]> {
  const { routes, components } = await probe(routesFile);
  const ofSlots = Object.entries(components).map(([slot, imports]) => ({
    path: slot,
    imports: [...imports],
  }));

  return [...routes, ...ofSlots];
}

/** The types of all catalogues. */
export function generatedFiles(root: string): { file: string; content: string }[] {
  const packages = readCatalogues(root);

  return [
    ...packages.map((part) => ({ file: typesFileOf(part), content: catalogueTypes(part) })),
    { file: LIBS_FILE, content: libTypes(packages) },
    { file: VALUES_FILE, content: messageValues(packages) },
  ];
}

const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : null);
