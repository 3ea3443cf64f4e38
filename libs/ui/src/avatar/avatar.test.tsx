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

const pictureOf = (container: Element) => container.querySelector('img')?.getAttribute('src') ?? '';

test('a photo that fails gives way to the monogram, and the next photo is tried', () => {
  const { container, rerender } = renderPart(<Avatar id={7} name="Amara Okafor" src="/a.webp" />);
  expect(pictureOf(container)).toBe('/a.webp');

  fireEvent.error(container.querySelector('img')!);
  expect(pictureOf(container)).toMatch(/^data:image\/svg/);
  expect(container).toHaveTextContent('AO');

  rerender(<Avatar id={7} name="Amara Okafor" src="/b.webp" />);
  expect(pictureOf(container)).toBe('/b.webp');
});

test('the same person looks the same everywhere', () => {
  const one = renderPart(<Avatar id={7} name="Amara" />);
  const two = renderPart(<Avatar id="7" name="Amara" />);

  expect(pictureOf(one.container)).toBe(pictureOf(two.container));
});
