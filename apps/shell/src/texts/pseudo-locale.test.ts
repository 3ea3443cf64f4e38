import { expect, test } from '@jest/globals';
import { pseudo, pseudoTree } from './pseudo-locale.ts';

test('letters are accented, the syntax of i18next stays unchanged', () => {
  expect(pseudo('Log in')).toBe('[Ļöĝ îñ~~]'.replace('Ļ', 'L'));
  expect(pseudo('a'.repeat(50))).toMatch(/~~~~ ~~~~ ~~\]$/);
  expect(pseudo('Hello {{name}}')).toContain('{{name}}');
  expect(pseudo('See <1>terms</1>')).toMatch(/<1>.*<\/1>/);
});

test('a tree keeps its keys', () => {
  expect(pseudoTree({ menu: { open: 'Open' } })).toEqual({ menu: { open: '[Oþéñ~]' } });
});
