import { basename } from 'node:path';
import { type Catalogue, leaves } from './catalogues.ts';
import type { SourceFile } from './source-files.ts';

const CONTRACT = 'libs/api-client/src/contract/';

/** Whether a catalogue has what the rules of the contract say. */
export const isOfRules = ({ namespace }: Catalogue) => namespace.startsWith('api-client/');

/** `rules.text.long?max=500`, as a literal or a template. A template may choose a part of the key. */
const RULE = /(['`])([a-z]+)\.([\w.${}]+)(?:\?((?:(?!\1).)*))?\1/g;
const SENTENCE = /(['"`])([A-Z][\w’-]* [\w£($][^'"`\n]*)\1/g;
/** Text that is no message. */
const DATA = new Set(['United Kingdom']);

/**
 * What is wrong with the messages of the contract's rules: a key that its catalogue does not have, a value that
 * the message misses or does not name, a message of no rule, and a sentence in the place of a key.
 */
export function contractRuleProblems(
  catalogues: readonly Catalogue[],
  sources: ReadonlyMap<string, SourceFile>,
): string[] {
  const known = new Map(
    catalogues.map(({ file, messages }) => [basename(file, '.json'), leaves(messages)]),
  );
  const unused = new Set(
    [...known].flatMap(([name, messages]) => [...messages.keys()].map((key) => `${name}.${key}`)),
  );
  const problems = [...sources.values()]
    .filter(({ file }) => file.startsWith(CONTRACT))
    .flatMap(({ file, text }) => {
      const code = withoutComments(text);
      const ofKeys = [...code.matchAll(RULE)].flatMap(([, , name = '', key = '', values = '']) => {
        const messages = known.get(name);
        if (!messages) return [];
        const found = matching(key, messages);
        for (const [each] of found) unused.delete(`${name}.${each}`);

        return found.length === 0
          ? [`there is no message "${name}.${key}".`]
          : found.flatMap((each) => problemsOfValues(each, values));
      });
      const sentences = [...code.matchAll(SENTENCE)]
        .filter(([, , sentence = '']) => !DATA.has(sentence))
        .map(([, , sentence]) => `“${sentence}” is not in a catalogue of libs/api-client/locales.`);

      return [...ofKeys, ...sentences].map((problem) => `${file}: ${problem}`);
    });

  return [...problems, ...[...unused].map((key) => `No rule of the contract says "${key}".`)];
}

function matching(key: string, messages: ReadonlyMap<string, string>): [string, string][] {
  const pattern = new RegExp(`^${key.replaceAll('.', '\\.').replaceAll(/\$\{\w+\}/g, '\\w+')}$`);

  return [...messages].filter(([name]) => pattern.test(name));
}

function problemsOfValues([key, message]: [string, string], values: string): string[] {
  const named = [...message.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
  const given = [...new URLSearchParams(values).keys()];

  return named.toSorted().join() === given.toSorted().join()
    ? []
    : [`"${key}" names ${named.join() || 'no value'}, and gets ${given.join() || 'none'}.`];
}

const withoutComments = (text: string) =>
  text.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/^\s*\/\/.*$/gm, '');
