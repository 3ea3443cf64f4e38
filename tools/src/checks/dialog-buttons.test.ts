// One order in every dialog: the way back first, what cannot be undone next, and what the dialog is for
// last, at the end of the line. Somebody who answers many of them presses without reading.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';

const root = new URL('../../../', import.meta.url).pathname;
const sources = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: (name) => name.includes('node_modules') });

/** Buttons without a variant are primary. */
const RANKS: Readonly<Record<string, number>> = { quiet: 0, secondary: 0, danger: 1, primary: 2 };

interface DialogButton {
  readonly tag: string;
  /** More than one where its variant depends on something. */
  readonly ranks: readonly number[];
}

/** What a `footer` of a dialog contains, each with the buttons of its own file where it has one. */
function buttonsIn(jsx: string, file: string): DialogButton[] {
  const text = readFileSync(join(root, file), 'utf8');

  return [...jsx.matchAll(/<([A-Z]\w*)\b([\s\S]*?)(?=<[A-Z/]|$)/g)].flatMap(
    ([, tag = '', props = '']) => {
      if (tag === 'Button') return { tag, ranks: ranksOf(props) };
      const path = new RegExp(`import \\{[^}]*\\b${tag}\\b[^}]*\\} from '(\\.[^']+)'`).exec(
        text,
      )?.[1];
      if (!path) return [];
      const own = join(dirname(file), path);

      return buttonsIn(readFileSync(join(root, own), 'utf8'), own);
    },
  );
}

function ranksOf(props: string): number[] {
  const [, variant] = /\bvariant=("\w+"|\{[^}]*\})/.exec(props) ?? [];
  const names = [...(variant ?? '"primary"').matchAll(/["'](\w+)["']/g)];

  return names.flatMap(([, name = '']) => RANKS[name] ?? []);
}

/** The expressions of all `footer={…}`. */
function footersOf(text: string): string[] {
  return [...text.matchAll(/\bfooter=\{/g)].map(({ index }) => {
    const start = index + 'footer='.length;
    let depth = 0;
    for (let at = start; at < text.length; at += 1) {
      if (text[at] === '{') depth += 1;
      if (text[at] === '}') depth -= 1;
      if (depth === 0) return text.slice(start + 1, at);
    }
    throw new Error('A footer without an end');
  });
}

const isInOrder = (buttons: readonly DialogButton[]) =>
  buttons.every(({ ranks }, index) => {
    const before = buttons[index - 1]?.ranks ?? [0];

    return Math.max(...before) <= Math.min(...ranks);
  });

test('every dialog has its buttons in one order', () => {
  const files = sources('{apps,libs}/*/src/**/*.tsx').filter((file) => !/\.test\.tsx$/.test(file));
  const dialogs = files.flatMap((file) =>
    footersOf(readFileSync(join(root, file), 'utf8')).map((jsx) => ({
      file,
      buttons: buttonsIn(jsx, file),
    })),
  );

  expect(dialogs.filter(({ buttons }) => buttons.length > 1).length).toBeGreaterThan(6);
  expect(dialogs.filter(({ buttons }) => !isInOrder(buttons)).map(({ file }) => file)).toEqual([]);
});

test('no style sheet turns an order around', () => {
  const reversed = sources('{apps,libs}/*/src/**/*.css').filter((file) =>
    /(?:row|column|wrap)-reverse/.test(readFileSync(join(root, file), 'utf8')),
  );

  expect(reversed).toEqual([]);
});
