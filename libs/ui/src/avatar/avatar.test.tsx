import { expect, test } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import { renderPart } from '../testing/render-part.tsx';
import { Avatar } from './index.ts';
import { initialsOf } from './initials.ts';

test.each([
  ['Amara Okafor', 'AO'],
  ['amara', 'A'],
  ['  Mary Jane van Dyke ', 'MD'],
  ['Élodie', 'É'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

const imageOf = (container: Element) => container.querySelector('img')?.getAttribute('src') ?? '';

test('a photo that fails to load is replaced by the monogram, and the next photo is tried', () => {
  const { container, rerender } = renderPart(<Avatar id={7} name="Amara Okafor" src="/a.webp" />);
  expect(imageOf(container)).toBe('/a.webp');

  fireEvent.error(container.querySelector('img')!);
  expect(imageOf(container)).toMatch(/^data:image\/svg/);
  expect(container).toHaveTextContent('AO');

  rerender(<Avatar id={7} name="Amara Okafor" src="/b.webp" />);
  expect(imageOf(container)).toBe('/b.webp');
});

test('the same id always gets the same monogram', () => {
  const one = renderPart(<Avatar id={7} name="Amara" />);
  const two = renderPart(<Avatar id="7" name="Amara" />);

  expect(imageOf(one.container)).toBe(imageOf(two.container));
});
