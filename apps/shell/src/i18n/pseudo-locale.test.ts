import { expect, test } from '@jest/globals';
import { pseudo, pseudoMessages } from './pseudo-locale.ts';

test('letters are accented, the syntax of i18next stays unchanged', () => {
  expect(pseudo('Log in')).toBe('[Ļöĝ îñ~~]'.replace('Ļ', 'L'));
  expect(pseudo('a'.repeat(50))).toMatch(/~~~~ ~~~~ ~~\]$/);
  expect(pseudo('Hello {{name}}')).toContain('{{name}}');
  expect(pseudo('See <1>terms</1>')).toMatch(/<1>.*<\/1>/);
});

test('a catalogue keeps its keys', () => {
  expect(pseudoMessages({ menu: { open: 'Open' } })).toEqual({ menu: { open: '[Oþéñ~]' } });
});
