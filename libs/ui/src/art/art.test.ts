import { describe, expect, test } from '@jest/globals';
import {
  band,
  CATEGORIES,
  cover,
  dataUri,
  monogram,
  portrait,
  spot,
  sprig,
  tile,
} from './index.ts';

const parse = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml');

/** What must not change: a change to the generator would change every image of the product. */
function facts(svg: string) {
  const document = parse(svg);
  const colours = [...document.querySelectorAll('[fill^="#"]')].map((shape) =>
    shape.getAttribute('fill'),
  );
  return {
    box: document.documentElement.getAttribute('viewBox'),
    shapes: document.querySelectorAll('path, rect, circle, text').length,
    groups: document.querySelectorAll('g').length,
    ground: colours[0],
    papers: new Set(colours).size,
    length: svg.length,
  };
}

const images = CATEGORIES.flatMap((category) => [
  ['tile', category, tile(category)] as const,
  ['cover', category, cover({ id: '7', category })] as const,
  ['band', category, band({ id: '7', category })] as const,
]);

test.each(images)('%s of %s keeps its shape', (_kind, _category, svg) => {
  expect(facts(svg)).toMatchSnapshot();
});

test('spots, sprigs, monograms and portraits keep their shape', () => {
  expect({
    spots: (['empty', 'pause', 'calendar', 'bouquet'] as const).map((name) => facts(spot(name))),
    sprig: facts(sprig({ id: 'stamp', fill: 'clay' })),
    monogram: facts(monogram({ id: '42', initials: 'AO' })),
    portrait: facts(portrait({ skin: 'cocoa', back: 'afro', glasses: true, earrings: 'ochre' })),
  }).toMatchSnapshot();
});

test.each(images)('%s of %s is well-formed XML', (_kind, _category, svg) => {
  expect(parse(svg).querySelector('parsererror')).toBeNull();
});

describe('the same id', () => {
  test('always gives the same image', () => {
    expect(cover({ id: '12', category: 'nails' })).toBe(cover({ id: '12', category: 'nails' }));
    expect(monogram({ id: '12', initials: 'AO' })).toBe(monogram({ id: '12', initials: 'AO' }));
  });

  test('in another category, or another id, gives another one', () => {
    expect(cover({ id: '12', category: 'nails' })).not.toBe(cover({ id: '13', category: 'nails' }));
    expect(cover({ id: '12', category: 'nails' })).not.toBe(cover({ id: '12', category: 'hair' }));
  });
});

test('letters from a name cannot break out of a monogram', () => {
  const document = parse(monogram({ id: '1', initials: '<&' }));

  expect(document.querySelector('text')?.textContent).toBe('<&');
});

test('a data URI holds the whole image', () => {
  const svg = tile('hair');

  expect(decodeURIComponent(dataUri(svg).replace('data:image/svg+xml,', ''))).toBe(svg);
});
